import { normalizeImagePath } from '@rspress/core/runtime';
import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { rootProps } from '../../logic/rootProps';
import { videoSource } from '../../logic/video';
import './Video.css';

/** Props of {@link Video}. */
export interface VideoProps extends ComponentProps<'div'> {
  /** A file, or the page of a video on YouTube, Vimeo or Bilibili. */
  src: string;
  /** What the video shows; its accessible name. */
  title: string;
  /** Image shown before the video starts; a file of the site sends no request to others. @default none */
  poster?: string;
  /** Address of the player, for other services. @default that of the service */
  embed?: string;
  /** Width to height. @default '16:9' */
  ratio?: '16:9' | '4:3' | '1:1' | '9:16';
  /** Subtitles of a file: `<track>` elements. @default none */
  children?: ReactNode;
}

/** A video that sends no request to its service before the reader presses it; without JavaScript a link to its page. */
export function Video({ src, title, poster, embed, ratio = '16:9', children, ...rest }: VideoProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const video = videoSource(src, embed);
  if (import.meta.env.SSG_MD) return <>{`[${title}](${video.href})\n\n`}</>;
  const image = poster && normalizeImagePath(poster);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <div {...rootProps('duet-video rp-not-doc', rest)} data-ratio={ratio} data-embed={video.embed}>
      {!video.embed ? (
        // biome-ignore lint/a11y/useMediaCaption: the children are the tracks
        <video
          controls
          playsInline
          preload={image || URL.canParse(src) ? 'none' : 'metadata'}
          src={normalizeImagePath(src)}
          poster={image}
          aria-label={title}
        >
          {Children.map(children, belowBase)}
        </video>
      ) : isPlaying ? (
        <iframe
          ref={focus}
          src={video.embed}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className="duet-video__link"
          href={video.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={play}
        >
          {image && <img src={image} alt="" loading="lazy" />}
          <span className="duet-video__play" aria-hidden="true" />
          <span className="duet-video__title">{title}</span>{' '}
          <span className="duet-video__service">{video.service}</span>
        </a>
      )}
    </div>
  );
}

/** A track with the address of its file below the base of the site. */
function belowBase(child: ReactNode): ReactNode {
  if (!isValidElement<ComponentProps<'track'>>(child) || !child.props.src) return child;
  return cloneElement(child, { src: normalizeImagePath(child.props.src) });
}

/** The player takes the focus of the link that it replaces. */
function focus(player: HTMLIFrameElement | null) {
  player?.focus({ preventScroll: true });
}

import { useEffect } from 'react';
import { articleImages } from '../../../shared/articleImages';
import { useStore } from '../../hooks/useStore';
import { useText } from '../../hooks/useText';
import { renderedArticles } from '../DocContent/renderedArticles';

/** Delay before the images of a new page are set up, in milliseconds. */
const startAfterMs = 100;

/** Props of {@link ImageZoom}. */
export interface ImageZoomProps {
  /** CSS selector of the images: the option `mediumZoom.selector`. @default the images of the article */
  selector?: string;
}

/** Lets readers enlarge the images of an article. Pages without images load nothing. */
export function ImageZoom({ selector = articleImages }: ImageZoomProps) {
  const t = useText();
  const articles = useStore(renderedArticles);

  useEffect(() => {
    if (articles === 0) return;
    const end = new AbortController();
    const { signal } = end;
    const words = {
      open: (name: string) => t('imageZoomOpen', { name }).trim(),
      close: t('closeText'),
      image: t('imageZoomImage'),
    };
    const setUp = async () => {
      const images = document.querySelectorAll<HTMLImageElement>(selector);
      if (images.length === 0) return;
      const { zoomImages } = await import('./zoomImages');
      if (!signal.aborted) zoomImages(images, words, signal);
    };
    const timer = setTimeout(setUp, startAfterMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // On the document, so that a click is answered while the rest is still loading.
    document.addEventListener(
      'click',
      async ({ target }) => {
        if (!(target instanceof HTMLImageElement && target.matches(selector))) return;
        const { showEnlarged } = await import('./zoomImages');
        showEnlarged(target, words);
      },
      { signal },
    );
    return () => end.abort();
  }, [t, articles, selector]);
  return null;
}

/** Rspress imports global components by their default export. */
export default ImageZoom;

import { normalizeImagePath, useFrontmatter, useI18n } from '@rspress/core/runtime';
import { Link, Button as StockButton } from '@rspress/core/theme';
import type { ComponentType, MouseEventHandler, ReactNode } from 'react';
import { type HeroModel, heroModel } from '../../logic/hero';
import type { HeroAction, HeroFields } from '../../logic/heroFields';
import type { DuetText } from '../../text';
import type { ButtonProps } from '../Button/Button';
import { Stars } from './Stars';
import './HomeHero.css';

/** Everything a hero can show; what is not given comes from the page's `hero` frontmatter. */
export interface HomeHeroProps extends Omit<HeroFields, 'image'> {
  /** What stands beside the text: Rspress's image description, or any element. */
  image?: HeroFields['image'] | ReactNode;
  /** Called on a click of the primary button, before its link is followed. */
  onClickGetStarted?: MouseEventHandler<HTMLElement>;
  /** Called on a click of the secondary button, before its link is followed. */
  onClickLearnMore?: MouseEventHandler<HTMLElement>;
  /** Stands above the buttons. */
  beforeHeroActions?: ReactNode;
  /** Stands below the buttons. */
  afterHeroActions?: ReactNode;
}

/** The head of a landing page: title, promise, first steps. */
export function HomeHero(props: HomeHeroProps) {
  const { onClickGetStarted, onClickLearnMore, beforeHeroActions, afterHeroActions, image, ...fields } =
    props;
  const t = useI18n<DuetText>();
  const { frontmatter } = useFrontmatter();
  const described = isImage(image) ? image : undefined;
  const hero = heroModel(
    { ...fields, image: described },
    (frontmatter.hero ?? {}) as HeroFields,
    { getStarted: t('heroGetStarted'), learnMore: t('heroLearnMore') },
    { getStarted: onClickGetStarted !== undefined, learnMore: onClickLearnMore !== undefined },
  );
  const drawing = described ? undefined : (image as ReactNode);
  if (import.meta.env.SSG_MD) return <HeroMarkdown hero={hero} source={t('heroSource')} drawing={drawing} />;
  return (
    <section className="duet-hero" data-oval={hero.showOvalBg || undefined}>
      {hero.showStars && <Stars />}
      <div className="duet-hero__text">
        {hero.badge && <Badge {...hero.badge} />}
        <h1 className="duet-hero__title">
          {hero.logoUrl && (
            <img
              className="duet-hero__logo"
              src={normalizeImagePath(hero.logoUrl)}
              alt=""
              width={72}
              height={72}
            />
          )}
          {hero.title}
        </h1>
        {hero.subTitle.length > 0 && (
          <p className="duet-hero__subtitle">
            {hero.subTitle.map(line => (
              <span key={line}>{line} </span>
            ))}
          </p>
        )}
        {hero.description && <p className="duet-hero__description">{hero.description}</p>}
        {beforeHeroActions}
        <div className="duet-hero__actions">
          {hero.primary && <Action {...hero.primary} onClick={onClickGetStarted} />}
          {hero.githubURL && (
            <Button type="a" theme="alt" href={hero.githubURL}>
              {t('heroSource')}
            </Button>
          )}
          {hero.secondary.map((action, index) => (
            <Action key={action.text} {...action} onClick={index === 0 ? onClickLearnMore : undefined} />
          ))}
        </div>
        {afterHeroActions}
      </div>
      {(drawing || hero.image) && (
        <div className="duet-hero__image">{drawing ?? <Picture {...hero.image!} />}</div>
      )}
    </section>
  );
}

// The stock types know no click handler; ours, and every replacement of it, takes one.
function Button(props: ButtonProps) {
  // Looked up while rendering: at import time a site that wraps the theme may not be ready yet.
  const Current = StockButton as ComponentType<ButtonProps>;
  return <Current {...props} />;
}

function isImage(image: HomeHeroProps['image']): image is HeroFields['image'] {
  return typeof image === 'object' && image !== null && 'src' in image;
}

/** A button that is a link where it leads somewhere, and a button where it only acts. */
function Action({ text, link, theme, onClick }: HeroAction & { onClick?: MouseEventHandler<HTMLElement> }) {
  return (
    <Button type={link === undefined ? 'button' : 'a'} theme={theme} href={link} onClick={onClick}>
      {text}
    </Button>
  );
}

function Badge({ text, link }: { text: string; link?: string }) {
  if (!link) return <p className="duet-hero__badge">{text}</p>;
  return (
    <Link className="duet-hero__badge" href={link}>
      {text}
    </Link>
  );
}

function Picture({ light, dark, alt }: { light: string; dark: string; alt: string }) {
  const size = { width: 480, height: 360 };
  if (light === dark) return <img src={normalizeImagePath(light)} alt={alt} {...size} />;
  // The hidden one is never fetched: lazy images without a box are not loaded.
  return (
    <>
      <img data-scheme="light" src={normalizeImagePath(light)} alt={alt} loading="lazy" {...size} />
      <img data-scheme="dark" src={normalizeImagePath(dark)} alt={alt} loading="lazy" {...size} />
    </>
  );
}

/** The hero in the Markdown output: the same words and links. */
function HeroMarkdown({ hero, source, drawing }: { hero: HeroModel; source: string; drawing: ReactNode }) {
  const actions = [
    ...(hero.primary ? [hero.primary] : []),
    ...(hero.githubURL ? [{ text: source, link: hero.githubURL }] : []),
    ...hero.secondary,
  ].filter(action => action.link);
  const blocks = [
    hero.title && `# ${hero.title}`,
    hero.badge && (hero.badge.link ? `[${hero.badge.text}](${hero.badge.link})` : hero.badge.text),
    hero.subTitle.join(' ') && `**${hero.subTitle.join(' ')}**`,
    hero.description,
    actions.map(({ text, link }) => `[${text}](${link})`).join(' · '),
    hero.image?.alt && `![${hero.image.alt}](${hero.image.light})`,
  ].filter(Boolean);
  return (
    <>
      {`${blocks.join('\n\n')}\n\n`}
      {drawing}
    </>
  );
}

import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { Link, renderHtmlOrText, Button as StockButton } from '@rspress/core/theme';
import type { ComponentProps, ComponentType, MouseEventHandler, ReactNode } from 'react';
import { usePageLink } from '../../hooks/usePageLink';
import { useText } from '../../hooks/useText';
import { type HeroModel, heroModel, withLinks } from '../../logic/hero';
import type { HeroAction, HeroFields } from '../../logic/heroFields';
import { rootProps } from '../../logic/rootProps';
import { mapSrcSet } from '../../logic/srcSet';
import type { ButtonProps } from '../Button/Button';
import { HeroMarkdown } from './HeroMarkdown';
import { StarField } from './StarField';
import './HomeHero.css';

/** Props of {@link HomeHero}. Fields that are not given come from the page's `hero` frontmatter. */
export interface HomeHeroProps
  extends Omit<ComponentProps<'section'>, keyof HeroFields>,
    Omit<HeroFields, 'image'> {
  /** Shown beside the text: an image as in Rspress, or any element. @default none */
  image?: HeroFields['image'] | ReactNode;
  /** Called on a click of the primary button, before its link is followed. @default none */
  onClickGetStarted?: MouseEventHandler<HTMLElement>;
  /** Called on a click of the secondary button, before its link is followed. @default none */
  onClickLearnMore?: MouseEventHandler<HTMLElement>;
  /** Content above the buttons. @default none */
  beforeHeroActions?: ReactNode;
  /** Content below the buttons. @default none */
  afterHeroActions?: ReactNode;
}

/** The top of a landing page: title, description and buttons. */
export function HomeHero(props: HomeHeroProps) {
  const { onClickGetStarted, onClickLearnMore, beforeHeroActions, afterHeroActions, ...others } = props;
  const { image, logoUrl, title, subTitle, description, badge, showStars, showOvalBg, ...more } = others;
  const { getStartedButtonText, getStartedLink, learnMoreButtonText, learnMoreLink, ...stock } = more;
  const { githubURL, name, text, tagline, actions, ...rest } = stock;
  const t = useText();
  const { frontmatter } = useFrontmatter();
  const described = isImage(image) ? image : undefined;
  const model = heroModel(
    { ...props, image: described },
    (frontmatter.hero ?? {}) as HeroFields,
    { getStarted: t('heroGetStarted'), learnMore: t('heroLearnMore') },
    { getStarted: onClickGetStarted !== undefined, learnMore: onClickLearnMore !== undefined },
  );
  const hero = withLinks(model, usePageLink());
  // The layout renders a hero on every home page, so that a site's own one needs no frontmatter.
  const texts = [title, subTitle, description, name, text, tagline, badge, githubURL];
  const isGiven = [...texts, image, logoUrl, actions, getStartedButtonText, learnMoreButtonText].some(
    Boolean,
  );
  if (!frontmatter.hero && !isGiven) return null;
  const drawing = described ? undefined : (image as ReactNode);
  if (import.meta.env.SSG_MD) return <HeroMarkdown hero={hero} source={t('heroSource')} drawing={drawing} />;
  // Without a name, the text is the title of the page.
  const SubTitle = hero.title ? 'p' : 'h1';
  const Title = hero.title ? 'h1' : 'div';
  return (
    <section
      {...rootProps('duet-hero', rest)}
      data-image={!!(drawing || hero.image) || undefined}
      data-oval={hero.showOvalBg || undefined}
    >
      {hero.showStars && <StarField />}
      <div className="duet-hero__text">
        {hero.badge && <HeroBadge {...hero.badge} />}
        {(hero.title || hero.logoUrl) && (
          <Title className="duet-hero__title">
            {hero.logoUrl && (
              <img
                className="duet-hero__logo"
                src={normalizeImagePath(hero.logoUrl)}
                alt=""
                width={72}
                height={72}
              />
            )}
            <span className="duet-hero__brand" {...renderHtmlOrText(hero.title)} />
          </Title>
        )}
        {hero.subTitle.length > 0 && (
          <SubTitle className="duet-hero__subtitle">
            {hero.subTitle.map(line => (
              <span key={line} {...renderHtmlOrText(`${line} `)} />
            ))}
          </SubTitle>
        )}
        {hero.description && <p className="duet-hero__description" {...renderHtmlOrText(hero.description)} />}
        {beforeHeroActions}
        <div className="duet-hero__actions">
          {hero.primary && <Action {...hero.primary} onClick={onClickGetStarted} />}
          {hero.githubURL && <Action text={t('heroSource')} link={hero.githubURL} theme="alt" />}
          {hero.secondary.map((action, index) => (
            <Action key={action.text} {...action} onClick={index === 0 ? onClickLearnMore : undefined} />
          ))}
        </div>
        {afterHeroActions}
      </div>
      {(drawing || hero.image) && (
        <div className="duet-hero__image">{drawing ?? <HeroImage {...hero.image!} />}</div>
      )}
    </section>
  );
}

function isImage(image: HomeHeroProps['image']): image is HeroFields['image'] {
  return typeof image === 'object' && image !== null && 'src' in image;
}

/** A link if the action has one, else a button. */
function Action({ text, link, theme, onClick }: HeroAction & { onClick?: MouseEventHandler<HTMLElement> }) {
  // Rspress's type of `Button` lacks `onClick`; ours, and any replacement of it, accepts it.
  const Button = StockButton as ComponentType<ButtonProps>;
  const type = link === undefined ? 'button' : 'a';
  return <Button {...{ type, theme, href: link, onClick }} {...renderHtmlOrText(text)} />;
}

function HeroBadge({ text, link }: { text: string; link?: string }) {
  if (!link) return <p className="duet-hero__badge">{text}</p>;
  return (
    <Link className="duet-hero__badge" href={link}>
      {text}
    </Link>
  );
}

function HeroImage({ light, dark, alt, srcSet, sizes }: NonNullable<HeroModel['image']>) {
  const image = {
    width: 480,
    height: 360,
    srcSet: srcSet && mapSrcSet(srcSet, normalizeImagePath),
    sizes,
  };
  if (light === dark) return <img {...image} alt={alt} src={normalizeImagePath(light)} />;
  // Browsers do not load lazy images that are not displayed, so only one of the two is fetched.
  return Object.entries({ light, dark }).map(([scheme, src]) => (
    <img
      key={scheme}
      data-scheme={scheme}
      {...image}
      alt={alt}
      src={normalizeImagePath(src)}
      loading="lazy"
    />
  ));
}

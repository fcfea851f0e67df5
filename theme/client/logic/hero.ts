import type { HeroAction, HeroFields } from './heroFields';

/** A hero after all defaults are applied. */
export type HeroModel = ReturnType<typeof heroModel>;

/** Merges a hero: props override frontmatter, our names override Rspress's; buttons need a link or a handler. */
export function heroModel(
  given: HeroFields,
  frontmatter: HeroFields,
  words: { getStarted: string; learnMore: string },
  handlers: { getStarted?: boolean; learnMore?: boolean } = {},
) {
  const fields = { ...oneVocabulary(frontmatter), ...oneVocabulary(given) };
  const ownPrimary = fields.getStartedLink !== undefined || handlers.getStarted;
  const getStarted: HeroAction = {
    text: fields.getStartedButtonText ?? words.getStarted,
    link: fields.getStartedLink,
    theme: 'brand',
  };
  const [first, ...others] = [...(ownPrimary ? [getStarted] : []), ...(fields.actions ?? [])];
  const learnMore: HeroAction = {
    text: fields.learnMoreButtonText ?? words.learnMore,
    link: fields.learnMoreLink,
    theme: 'alt',
  };
  const ownSecondary = !fields.githubURL && (fields.learnMoreLink !== undefined || handlers.learnMore);
  return {
    badge: badgeOf(fields.badge),
    logoUrl: fields.logoUrl,
    title: fields.title ?? '',
    // In YAML, `text: 2.0` is a number.
    subTitle: String(fields.subTitle ?? '')
      .split('\n')
      .filter(line => line.trim() !== ''),
    description: fields.description ?? '',
    primary: first as HeroAction | undefined,
    secondary: ownSecondary ? [learnMore, ...others] : others,
    githubURL: fields.githubURL,
    image: imageOf(fields.image),
    showStars: fields.showStars ?? false,
    showOvalBg: fields.showOvalBg ?? true,
  };
}

/** The hero with all links resolved. */
export function withLinks(hero: HeroModel, resolve: (href: string) => string): HeroModel {
  const resolved = <T extends { link?: string }>(part: T): T =>
    part.link === undefined ? part : { ...part, link: resolve(part.link) };
  return {
    ...hero,
    badge: hero.badge && resolved(hero.badge),
    primary: hero.primary && resolved(hero.primary),
    secondary: hero.secondary.map(resolved),
  };
}

function badgeOf(badge: HeroFields['badge']): Exclude<HeroFields['badge'], string> {
  if (typeof badge !== 'string') return badge;
  return badge ? { text: badge } : undefined;
}

function imageOf(image: HeroFields['image']) {
  if (!image?.src) return undefined;
  const { src, alt = '' } = image;
  const shared = { alt, srcSet: listOf(image.srcset), sizes: listOf(image.sizes) };
  return typeof src === 'string' ? { light: src, dark: src, ...shared } : { ...src, ...shared };
}

/** The value of `srcset` or `sizes`, which frontmatter may also give as a list. */
function listOf(value: string | string[] | undefined): string | undefined {
  return [value ?? []].flat().filter(Boolean).join(', ') || undefined;
}

/** The texts under our names, and without undefined props, which would hide the frontmatter's values. */
function oneVocabulary({ name, text, tagline, ...fields }: HeroFields) {
  const { title = name, subTitle = text, description = tagline } = fields;
  const all: Omit<HeroFields, 'name' | 'text' | 'tagline'> = { ...fields, title, subTitle, description };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as typeof all;
}

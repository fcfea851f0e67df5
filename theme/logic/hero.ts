/** One button of the hero. */
export interface HeroAction {
  /** What the button says. */
  text: string;
  /** Where it leads; a button without a link only calls its handler. */
  link?: string;
  /** `brand` for the one primary action, `alt` for the others. */
  theme: 'brand' | 'alt';
}

/** What a hero shows: our fields, and Rspress's own `hero` frontmatter (name, text, tagline, …). */
export interface HeroFields {
  /** Address of the logo beside the title. */
  logoUrl?: string;
  /** The large title; Rspress calls it `name`. */
  title?: string;
  /** The lines under the title, parted by line breaks; Rspress calls them `text`. */
  subTitle?: string;
  /** One or two sentences; Rspress calls them `tagline`. */
  description?: string;
  /**
   * Text of the primary button.
   * @default 'Get Started' in the page's language
   */
  getStartedButtonText?: string;
  /** Where the primary button leads. */
  getStartedLink?: string;
  /**
   * Text of the secondary button.
   * @default 'Learn More' in the page's language
   */
  learnMoreButtonText?: string;
  /** Where the secondary button leads. */
  learnMoreLink?: string;
  /** Source code of the product; its link takes the place of the secondary button. */
  githubURL?: string;
  /**
   * Decorative stars that follow the pointer.
   * @default false
   */
  showStars?: boolean;
  /**
   * Soft oval light behind the hero.
   * @default true
   */
  showOvalBg?: boolean;
  /** A short line above the title, with or without a link (Rspress's field). */
  badge?: string | { text: string; link?: string };
  /** Rspress's name for `title`. */
  name?: string;
  /** Rspress's name for `subTitle`. */
  text?: string;
  /** Rspress's name for `description`. */
  tagline?: string;
  /** A picture beside the text, one source or one per colour scheme (Rspress's field). */
  image?: { src?: string | { light: string; dark: string }; alt?: string };
  /** Rspress's buttons: the first is the primary one unless `getStartedLink` is given. */
  actions?: HeroAction[];
}

/** A hero ready to be shown. */
export interface HeroModel {
  badge?: { text: string; link?: string };
  logoUrl?: string;
  title: string;
  subTitle: string[];
  description: string;
  primary?: HeroAction;
  secondary: HeroAction[];
  githubURL?: string;
  image?: { light: string; dark: string; alt: string };
  showStars: boolean;
  showOvalBg: boolean;
}

/**
 * Puts a hero together: what the component is given wins over the page's
 * frontmatter, our names win over Rspress's.
 * @param words texts of the buttons where nothing else is said
 * @param handlers which buttons have a handler, and so stand even without a link
 * @see specification, sections 2.6 and 3, "Hero"
 */
export function heroModel(
  given: HeroFields,
  frontmatter: HeroFields,
  words: { getStarted: string; learnMore: string },
  handlers: { getStarted?: boolean; learnMore?: boolean } = {},
): HeroModel {
  const fields = { ...frontmatter, ...withoutEmpty(given) };
  const ownPrimary = fields.getStartedLink !== undefined || handlers.getStarted;
  const [first, ...others] = ownPrimary
    ? [
        {
          text: fields.getStartedButtonText ?? words.getStarted,
          link: fields.getStartedLink,
          theme: 'brand' as const,
        },
        ...(fields.actions ?? []),
      ]
    : (fields.actions ?? []);
  const learnMore: HeroAction = {
    text: fields.learnMoreButtonText ?? words.learnMore,
    link: fields.learnMoreLink,
    theme: 'alt',
  };
  const ownSecondary = !fields.githubURL && (fields.learnMoreLink !== undefined || handlers.learnMore);
  return {
    badge: badgeOf(fields.badge),
    logoUrl: fields.logoUrl,
    title: fields.title ?? fields.name ?? '',
    subTitle: (fields.subTitle ?? fields.text ?? '').split('\n').filter(line => line.trim() !== ''),
    description: fields.description ?? fields.tagline ?? '',
    primary: first,
    secondary: ownSecondary ? [learnMore, ...others] : others,
    githubURL: fields.githubURL,
    image: imageOf(fields.image),
    showStars: fields.showStars ?? false,
    showOvalBg: fields.showOvalBg ?? true,
  };
}

function badgeOf(badge: HeroFields['badge']): HeroModel['badge'] {
  if (typeof badge !== 'string') return badge;
  return badge ? { text: badge } : undefined;
}

function imageOf(image: HeroFields['image']): HeroModel['image'] {
  if (!image?.src) return undefined;
  const { src, alt = '' } = image;
  return typeof src === 'string' ? { light: src, dark: src, alt } : { ...src, alt };
}

/** Leaves out what was not given, so that it cannot hide the frontmatter's value. */
function withoutEmpty(fields: HeroFields): HeroFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

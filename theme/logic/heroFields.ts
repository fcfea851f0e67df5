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

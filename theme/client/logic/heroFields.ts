/** One button of the hero. */
export interface HeroAction {
  /** Text of the button; may be HTML. */
  text: string;
  /** Target; a button without a link only calls its handler. */
  link?: string;
  /** `brand` for the one primary action, `alt` for the others. */
  theme: 'brand' | 'alt';
}

/** Fields of a hero: those of this theme and those of Rspress's `hero` frontmatter. */
export interface HeroFields {
  /** Address of the logo beside the title. @default none */
  logoUrl?: string;
  /** Title; `name` in Rspress. @default none */
  title?: string;
  /** Lines below the title, separated by line breaks; `text` in Rspress. @default none */
  subTitle?: string;
  /** One or two sentences; `tagline` in Rspress. @default none */
  description?: string;
  /** Text of the primary button. @default 'Get Started' in the page's language */
  getStartedButtonText?: string;
  /** Target of the primary button. @default none */
  getStartedLink?: string;
  /** Text of the secondary button. @default 'Learn More' in the page's language */
  learnMoreButtonText?: string;
  /** Target of the secondary button. @default none */
  learnMoreLink?: string;
  /** Address of the source code; its button replaces the secondary one. @default none */
  githubURL?: string;
  /** Decorative stars that follow the pointer. @default false */
  showStars?: boolean;
  /** Soft oval background behind the text. @default true */
  showOvalBg?: boolean;
  /** Short line above the title, with or without a link; as in Rspress. @default none */
  badge?: string | { text: string; link?: string };
  /** Same as `title`. @default none */
  name?: string;
  /** Same as `subTitle`. @default none */
  text?: string;
  /** Same as `description`. @default none */
  tagline?: string;
  /** Image beside the text, one source or one per colour scheme; as in Rspress. @default none */
  image?: {
    src?: string | { light: string; dark: string };
    alt?: string;
    srcset?: string | string[];
    sizes?: string | string[];
  };
  /** Buttons, as in Rspress; the first is the primary one unless `getStartedLink` is given. @default none */
  actions?: HeroAction[];
}

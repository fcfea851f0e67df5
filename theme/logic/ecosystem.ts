/** A sibling tool, with its words in both languages. */
export interface ToolLink {
  /** Name of the tool, the same in every language. */
  name: string;
  /** What it is, in Chinese. */
  desc: string;
  /** What it is, in English. */
  descEn: string;
  /** Address of its logo; a path below the site's public folder, or a URL. */
  logo: string;
  /** Its site; the Chinese one where there are two. */
  url: string;
  /**
   * Its English site.
   * @default url
   */
  urlEn?: string;
  /**
   * Size of the logo against the others, for drawings with much air around them.
   * @default 1
   */
  logoScale?: number;
}

/** Tools under one title, as the popover shows them. */
export interface ToolGroup {
  /** Title in Chinese. */
  title: string;
  /** Title in English. */
  titleEn: string;
  links: ToolLink[];
}

/** A tool in the words of one language. */
export interface ToolView {
  name: string;
  desc: string;
  logo: string;
  url: string;
  /** Width and height of the logo in CSS pixels, whole. */
  logoSize: number;
}

/**
 * A tool as the readers of one language see it: Chinese for `zh`, English for all others.
 * @param lang language of the page, for example `zh`
 * @param logoSize width and height of a logo of scale 1, in CSS pixels
 * @see specification, section 2.6, "Ecosystem popover", and section 3, "Tool link"
 */
export function toolView(tool: ToolLink, lang: string, logoSize: number): ToolView {
  const chinese = isChinese(lang);
  return {
    name: tool.name,
    desc: chinese ? tool.desc : tool.descEn,
    logo: tool.logo,
    url: chinese ? tool.url : (tool.urlEn ?? tool.url),
    logoSize: Math.round(logoSize * (tool.logoScale ?? 1)),
  };
}

/** Title of a group in the words of one language. */
export function groupTitle(group: ToolGroup, lang: string): string {
  return isChinese(lang) ? group.title : group.titleEn;
}

function isChinese(lang: string): boolean {
  return lang === 'zh' || lang.startsWith('zh-');
}

import { escapeXml } from '../../../shared/xml';

/**
 * Follows the link of the page and keeps query and hash. The text is the same on
 * every page, so that one hash allows it in a Content-Security-Policy.
 * `?globalUIComponents=0` switches redirects off, as on the pages of the site.
 */
export const redirectScript =
  "{let s=location,p=s.search,l=document.querySelector('a'),u=new URL(l.href);" +
  "if(new URLSearchParams(p).get('globalUIComponents')!=='0'){" +
  "if(u.origin===s.origin){u.search+=u.search&&p?'&'+p.slice(1):p;u.hash||=s.hash}" +
  's.replace(u)}}';

/** What the page at an old address shows. */
export interface RedirectPage {
  /** Language of the old path. */
  lang: string;
  title: string;
  /** Text before the link. */
  text: string;
  /** New address, base included. */
  target: string;
  /** Full address of the target. */
  canonical: string;
  /** Address of the site's icon, base included; without one browsers ask for `/favicon.ico`. */
  icon?: string;
}

/** The static page at an old address: works without JavaScript and is not indexed by search engines. */
export function redirectPage({ lang, title, text, target, canonical, icon }: RedirectPage): string {
  const href = escapeXml(target);
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(title)}</title>
${icon ? `<link rel="icon" href="${escapeXml(icon)}">\n` : ''}<link rel="canonical" href="${escapeXml(canonical.replace(/#.*/, ''))}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}<a href="${href}">${escapeXml(canonical)}</a></p></main>
<script>${redirectScript}</script>
</body>
</html>
`;
}

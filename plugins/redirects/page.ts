import { escapeXml } from '../../shared/xml';

/** Words of the page that stands at an old address. */
const words: Record<string, { title: string; text: string }> = {
  en: { title: 'This page has moved', text: 'This page has moved to ' },
  zh: { title: '页面已移动', text: '本页已移至 ' },
};

/**
 * Goes where the link on the page leads and takes query and hash along. The text
 * is the same on every page, so that one hash lets it pass a Content-Security-Policy.
 * `?globalUIComponents=0` switches redirects off, as on the pages of the site.
 */
export const redirectScript =
  "{let s=location,p=s.search,l=document.querySelector('a'),u=new URL(l.href);" +
  "if(new URLSearchParams(p).get('globalUIComponents')!=='0'){" +
  "if(u.origin===s.origin){u.search+=u.search&&p?'&'+p.slice(1):p;u.hash||=s.hash}" +
  's.replace(u)}}';

/**
 * The static page at an old address: one hop, with and without JavaScript, unseen by search engines.
 * @param lang language of the old path
 * @param target address to go to, base included
 * @param canonical full address of the target
 * @param icon address of the site's icon, base included; without one browsers ask for `/favicon.ico`
 */
export function redirectPage(lang: string, target: string, canonical: string, icon?: string): string {
  const { title, text } = words[lang.split('-')[0]!] ?? words.en!;
  const href = escapeXml(target);
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${icon ? `<link rel="icon" href="${escapeXml(icon)}">\n` : ''}<link rel="canonical" href="${escapeXml(canonical.replace(/#.*/, ''))}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main><h1>${title}</h1><p>${text}<a href="${href}">${escapeXml(canonical)}</a></p></main>
<script>${redirectScript}</script>
</body>
</html>
`;
}

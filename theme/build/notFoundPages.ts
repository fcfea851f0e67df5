import type { SiteAddress } from '../logic/site';

/**
 * A 404 page for every language and version besides the default one, which Rspress writes itself:
 * `/zh/404`, `/v1/404`, `/v1/zh/404`.
 */
export function notFoundPages({
  lang,
  langs,
  versions,
}: SiteAddress): { routePath: string; content: string }[] {
  const others = langs.filter(other => other !== lang);
  return ['', ...versions].flatMap(version =>
    ['', ...others]
      .filter(other => version || other)
      .map(other => ({
        routePath: `/${[version, other, '404'].filter(Boolean).join('/')}`,
        content: '---\npageType: "404"\ntitle: "404"\nsearch: false\n---\n',
      })),
  );
}

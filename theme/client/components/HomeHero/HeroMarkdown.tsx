import type { ReactNode } from 'react';
import { markdownHref } from '../../browser/markdownHref';
import type { HeroModel } from '../../logic/hero';

/** The hero in the Markdown output; `source` is the text of the link to the source code. */
export function HeroMarkdown({
  hero,
  source,
  drawing,
}: {
  hero: HeroModel;
  source: string;
  drawing: ReactNode;
}) {
  const actions = [
    ...(hero.primary ? [hero.primary] : []),
    ...(hero.githubURL ? [{ text: source, link: hero.githubURL }] : []),
    ...hero.secondary,
  ].filter(action => action.link);
  const text = hero.subTitle.join(' ');
  const blocks = [
    hero.title && `# ${hero.title}`,
    hero.badge &&
      (hero.badge.link ? `[${hero.badge.text}](${markdownHref(hero.badge.link)})` : hero.badge.text),
    text && (hero.title ? `**${text}**` : `# ${text}`),
    hero.description,
    actions.map(({ text, link }) => `[${text}](${markdownHref(link!)})`).join(' · '),
    hero.image?.alt && `![${hero.image.alt}](${markdownHref(hero.image.light)})`,
  ].filter(Boolean);
  return (
    <>
      {`${blocks.join('\n\n')}\n\n`}
      {drawing}
    </>
  );
}

import type { ReactNode } from 'react';
import type { HeroModel } from '../../logic/hero';

/** Props of {@link HeroMarkdown}. */
export interface HeroMarkdownProps {
  /** What the hero shows. */
  hero: HeroModel;
  /** Text of the link to the source code. */
  source: string;
  /** Element that is shown instead of an image. */
  drawing: ReactNode;
}

/** The hero in the Markdown output: the same text and links. */
export function HeroMarkdown({ hero, source, drawing }: HeroMarkdownProps) {
  const actions = [
    ...(hero.primary ? [hero.primary] : []),
    ...(hero.githubURL ? [{ text: source, link: hero.githubURL }] : []),
    ...hero.secondary,
  ].filter(action => action.link);
  const blocks = [
    hero.title && `# ${hero.title}`,
    hero.badge && (hero.badge.link ? `[${hero.badge.text}](${hero.badge.link})` : hero.badge.text),
    hero.subTitle.join(' ') && `**${hero.subTitle.join(' ')}**`,
    hero.description,
    actions.map(({ text, link }) => `[${text}](${link})`).join(' · '),
    hero.image?.alt && `![${hero.image.alt}](${hero.image.light})`,
  ].filter(Boolean);
  return (
    <>
      {`${blocks.join('\n\n')}\n\n`}
      {drawing}
    </>
  );
}

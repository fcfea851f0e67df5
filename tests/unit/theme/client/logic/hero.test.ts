import { describe, expect, it } from '@rstest/core';
import { heroModel } from '../../../../../theme/client/logic/hero';

const words = { getStarted: 'Get Started', learnMore: 'Learn More' };

describe('heroModel', () => {
  it('takes what the component is given before what the page says', () => {
    const hero = heroModel({ title: 'Given' }, { title: 'Page', description: 'From the page' }, words);
    expect(hero.title).toBe('Given');
    expect(hero.description).toBe('From the page');
  });

  it('takes a prop under either name before the frontmatter', () => {
    const hero = heroModel(
      { name: 'Given', text: 'Line' },
      { title: 'Page', subTitle: 'Other', tagline: 'x' },
      words,
    );
    expect(hero).toMatchObject({ title: 'Given', subTitle: ['Line'], description: 'x' });
    expect(heroModel({ title: 'Ours', name: 'Theirs' }, {}, words).title).toBe('Ours');
  });

  it('takes a number for a text, as Rspress does', () => {
    expect(heroModel({}, { text: 2.5 as never }, words).subTitle).toEqual(['2.5']);
  });

  it('does not let a prop that was not given hide the frontmatter', () => {
    expect(heroModel({ title: undefined }, { title: 'Page' }, words).title).toBe('Page');
  });

  it("reads Rspress's own fields", () => {
    const hero = heroModel(
      {},
      {
        name: 'Name',
        text: 'one\ntwo\n',
        tagline: 'Tagline',
        badge: 'New',
        image: { src: '/a.svg', alt: 'A' },
        actions: [
          { text: 'Go', link: '/go', theme: 'brand' },
          { text: 'More', link: '/more', theme: 'alt' },
        ],
      },
      words,
    );
    expect(hero).toMatchObject({
      title: 'Name',
      subTitle: ['one', 'two'],
      description: 'Tagline',
      badge: { text: 'New' },
      image: { light: '/a.svg', dark: '/a.svg', alt: 'A' },
      primary: { text: 'Go', link: '/go' },
      secondary: [{ text: 'More', link: '/more' }],
    });
  });

  it('names the buttons where no text is given', () => {
    const hero = heroModel({ getStartedLink: '/a', learnMoreLink: '/b' }, {}, words);
    expect(hero.primary).toEqual({ text: 'Get Started', link: '/a', theme: 'brand' });
    expect(hero.secondary).toEqual([{ text: 'Learn More', link: '/b', theme: 'alt' }]);
  });

  it('shows the source code in place of the secondary button', () => {
    const hero = heroModel({ githubURL: 'https://example.com', learnMoreLink: '/b' }, {}, words);
    expect(hero.githubURL).toBe('https://example.com');
    expect(hero.secondary).toEqual([]);
  });

  it('keeps a button that has only a handler', () => {
    const hero = heroModel({}, {}, words, { getStarted: true, learnMore: true });
    expect(hero.primary).toEqual({ text: 'Get Started', link: undefined, theme: 'brand' });
    expect(hero.secondary).toHaveLength(1);
    expect(heroModel({}, {}, words).primary).toBeUndefined();
    expect(heroModel({}, {}, words).secondary).toEqual([]);
  });

  it('has no stars and an oval ground unless told otherwise', () => {
    expect(heroModel({}, {}, words)).toMatchObject({ showStars: false, showOvalBg: true });
    expect(heroModel({ showStars: true, showOvalBg: false }, {}, words)).toMatchObject({
      showStars: true,
      showOvalBg: false,
    });
  });
});

import type { UserConfig } from '@rspress/core';
import { articleClass } from '../../../shared/rspressClasses';
import { addressParts } from '../../page/addressParts';
import { addressScript } from '../../page/addressScript';
import { firstFrame } from '../../page/firstFrame';
import { fullQuestion } from '../../page/fullQuestion';
import { goToTop } from '../../page/goToTop';
import { keepPageOffline } from '../../page/keepPageOffline';
import { readingScript } from '../../page/readingScript';
import { reloadLostPage } from '../../page/reloadLostPage';
import { restoreSidebar } from '../../page/restoreSidebar';
import { revealScheme } from '../../page/revealScheme';
import { schemeScript } from '../../page/schemeScript';
import { searchScript } from '../../page/searchScript';
import { setUpBanner } from '../../page/setUpBanner';
import { setUpPanel } from '../../page/setUpPanel';
import { setUpScript } from '../../page/setUpScript';
import { opensSearch } from '../../page/shortcut';
import { showInColumn } from '../../page/showInColumn';
import { startReact } from '../../page/startReact';
import { tabsScript } from '../../page/tabsScript';
import { pageEvents, questionPath, storageKeys } from '../../shared/page';
import { reactEvents, reactTemplate } from '../../shared/reactStart';
import { readingPlace } from '../../shared/readingPlace';
import { nextTab } from '../../shared/tabs';
import { addressSettings } from './addressSettings';
import { callSource } from './callSource';
import { schemeSettings } from './schemeSettings';

/** Scripts that run before a page is painted, in this order. */
export interface PageScripts {
  /** In every page: those without which it would be the wrong page, or have the wrong colours. */
  inline: string[];
  /** In one file for all pages. */
  shared: string[];
}

/** The selectors of styles/first-frame.css, for one element each. */
const restOfPage = `:is(.${articleClass} > :nth-child(10), .duet-overview > :nth-child(6), .duet-home > :nth-child(3), .duet-home__content > :nth-child(3))`;

/** The script of the search dialog, in pages of a site with a search. */
export const searchSource = callSource(searchScript, opensSearch);

/** What the script that loads React needs to know about a site. */
export interface LateReact {
  /** Selector of the images that readers can enlarge; an empty text without any. */
  images: string;
  /** Whether links in the text have previews. */
  linkPreviews: boolean;
  /** Single keys of shortcuts. */
  keys: string;
}

/** The scripts of pages that load React when it is needed. */
export function lateReactSource({ images, linkPreviews, keys }: LateReact): string[] {
  return [
    callSource(startReact, {
      ...reactEvents,
      template: reactTemplate,
      native: '[role=tab], [data-duet-appearance], [data-close], [popovertarget], .duet-to-top',
      images,
      keys,
      controls:
        'button, input, select, textarea, [role=button], [contenteditable=true], #__rspress_root [data-embed] > a',
      previewed: linkPreviews ? `.${articleClass} a[href]` : '',
    }),
    callSource(readingScript, reactTemplate, reactEvents.ready, readingPlace, showInColumn, goToTop),
  ];
}

/** The scripts of a site's pages, without that of the search. */
export function pageScripts(config: UserConfig): PageScripts {
  const scheme = schemeSettings(config.themeConfig?.darkMode);
  const hasQuestions = Boolean(config.themeConfig?.llmsUI ?? config.llms);
  const reveal = config.themeConfig?.enableAppearanceAnimation ? revealScheme : undefined;
  return {
    inline: [
      callSource(addressScript, addressSettings(config), addressParts),
      ...(scheme ? [callSource(schemeScript, scheme, reveal)] : []),
    ],
    shared: [
      callSource(firstFrame, restOfPage),
      callSource(keepPageOffline, '[data-offline]'),
      callSource(reloadLostPage, '__rspress_root'),
      ...(hasQuestions && !config.siteOrigin ? [callSource(fullQuestion, questionPath)] : []),
      callSource(tabsScript, { prefix: storageKeys.tabs, ...pageEvents }, nextTab),
      callSource(setUpScript, pageEvents.setUp, [
        { selector: '.duet-banner', run: setUpBanner },
        { selector: '.duet-panel', run: setUpPanel },
        { selector: '.duet-sidebar', run: restoreSidebar, data: storageKeys.sidebar, measures: true },
      ]),
    ],
  };
}

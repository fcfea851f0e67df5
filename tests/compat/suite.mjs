/**
 * Tests of Rspress's end-to-end suite that behave differently with Duet, as `fixture › title`, each with
 * the row of the compatibility table that says why, as `kind:name`.
 * @type {Record<string, string>}
 */
export const differences = {
  'auto-nav-sidebar › Auto nav and sidebar test › Should load total API Overview correctly':
    'components:Overview',
  'auto-nav-sidebar › Auto nav and sidebar test › Should load subpage API Overview correctly - same name':
    'components:Overview',
  'auto-nav-sidebar › Auto nav and sidebar test › Should load subpage API Overview correctly - index.md':
    'components:Overview',
  'auto-nav-sidebar › Auto nav and sidebar test › Should render sidebar icons and tags correctly':
    'behaviour:look',
  'banner › tabs-component test › Banner close hides banner and persists state': 'components:Banner',
  'banner › tabs-component test › Banner message stays single line on narrow viewport': 'components:Banner',
  'custom-layout › custom layout test › should hide doc chrome when disabled via frontmatter':
    'behaviour:permalinks',
  'custom-layout › custom layout test › should render home layout when pageType is home':
    'components:HomeHero',
  'heading-title › heading-title test › Guide page': 'behaviour:look',
  'i18n › i18n test › Should not crash when switch language in api page': 'components:Overview',
  'i18n › i18n test › Language switch should only render non-active languages as links in HoverGroup':
    'behaviour:language-menu',
  'i18n › i18n test › NavScreen language links should have lang, hrefLang and rel attributes':
    'behaviour:language-menu',
  'inline-markdown › Inline markdown test › Should render inline markdown of overview page correctly':
    'components:Overview',
  'nav-link-items › Nav SSG › items should be visible on hover when JavaScript is disabled':
    'behaviour:menus-without-scripts',
  'nested-overview › Nested overview page › Should load nested overview page correctly - level 1':
    'components:Overview',
  'nested-overview › Nested overview page › Should load nested overview page correctly - level 2':
    'components:Overview',
  'nested-overview › Nested overview page › Should load nested overview page correctly - level 3':
    'components:Overview',
  'package-manager-tabs › tabs-component test › Index page': 'components:PackageManagerTabs',
  'page-type-home › home pageType › Hero': 'frontmatter:hero.image.srcset',
  'page-type-home › home pageType › Hero - zh': 'frontmatter:hero.image.srcset',
  'page-type-home › home pageType › Features': 'frontmatter:features.link',
  'replace-rules › replace-rules test › Foo page': 'behaviour:permalinks',
  'search-code-blocks › search code blocks test › search index should include content of code blocks':
    'behaviour:search-results',
  'search-i18n › search i18n test › should return search results for voiced katakana content correctly':
    'behaviour:search-results',
  'ssg-md › llms should be successful': 'theme:llmsUI.injectLlmsHint',
  'title-number › title-number test › Index page': 'behaviour:permalinks',
};

import { readFileSync } from 'node:fs';
import { exportsOf, keysOf } from './declared';

const read = (path: string) => readFileSync(`node_modules/@rspress/${path}.d.ts`, 'utf8');
const shared = read('shared/dist/index');
const theme = (path: string) => read(`core/dist/theme/${path}`);

/** Keys of types, each below the path of its type. */
const below = (types: Record<string, string>) =>
  Object.entries(types).flatMap(([type, path]) => keysOf(shared, type).map(key => path + key));

const names = [...exportsOf(theme('index')), ...exportsOf(read('core/dist/runtime/index'))];
const isComponent = (name: string) => /^[A-Z]/.test(name) && !/(Type|Context)$/.test(name);

/** What the installed Rspress declares, by kind. Keys with an underscore are internal. */
export const declared: Record<string, string[]> = {
  configuration: below({
    UserConfig: '',
    Locale: 'locales.',
    RouteOptions: 'route.',
    MarkdownOptions: 'markdown.',
    RemarkLinkOptions: 'markdown.link.',
    RemarkImageOptions: 'markdown.image.',
    LocalSearchOptions: 'search.',
    SearchHooks: 'search.',
    ZoomOptions: 'mediumZoom.options.',
    RemarkSplitMdxOptions: 'llms.remarkSplitMdxOptions.',
  }),
  theme: below({
    ThemeConfig: '',
    EditLink: 'editLink.',
    Footer: 'footer.',
    LastUpdated: 'lastUpdated.',
    LlmsUI: 'llmsUI.',
    LocaleConfig: 'locales.',
    SocialLink: 'socialLinks.',
    NavItemWithLink: 'nav.',
    NavItemWithChildren: 'nav.',
    NavItemWithLinkAndChildren: 'nav.',
    SidebarGroup: 'sidebar.',
    SidebarItem: 'sidebar.',
    SidebarDivider: 'sidebar.',
    SidebarSectionHeader: 'sidebar.',
  }),
  meta: [...read('core/dist/node/auto-nav-sidebar/type').matchAll(/type\??: '([\w-]+)'/g)].map(
    ([, type]) => type!,
  ),
  frontmatter: below({ FrontMatterMeta: '', Hero: 'hero.', Feature: 'features.' }),
  words: keysOf(shared, 'I18nText'),
  components: names.filter(isComponent),
  hooks: names.filter(name => !isComponent(name)),
  slots: [
    ...keysOf(theme('layout/Layout/index'), 'LayoutProps'),
    ...keysOf(theme('layout/DocLayout/index'), 'DocLayoutProps'),
    ...keysOf(theme('layout/HomeLayout/index'), 'HomeLayoutProps'),
    ...keysOf(theme('components/Nav/index'), 'NavItemsSlots'),
    ...keysOf(theme('components/Nav/index'), 'NavProps'),
  ],
  icons: exportsOf(theme('icons')),
  plugin: below({ RspressPlugin: '' }),
};

for (const [kind, names] of Object.entries(declared)) {
  declared[kind] = [...new Set(names)].filter(name => !/(^|\.)_/.test(name)).sort();
}

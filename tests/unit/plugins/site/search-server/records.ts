import { recordOf, type SearchRecord } from '../../../../../plugins/site/search-records/records';

/** A record of a page whose headings are `## …` lines of its text. */
export function record(routePath: string, title: string, content = '', more: Partial<SearchRecord> = {}) {
  const toc = [...content.matchAll(/^## (.*)$/gm)].map(([, text]) => ({
    text: text!,
    id: text!,
    depth: 2,
    charIndex: content.indexOf(`## ${text}`),
  }));
  const lang = routePath.startsWith('/zh/') ? 'zh' : 'en';
  const page = { title, content, routePath, lang, version: '', toc, frontmatter: {} };
  return { ...recordOf(page, ''), ...more };
}

/** A small site in English and Chinese. */
export const site: SearchRecord[] = [
  record('/config/server/port', 'server.port', 'Sets the port of the development server.'),
  record(
    '/config/output/asset-prefix',
    'output.assetPrefix',
    'Where a CDN serves the files of production builds.',
  ),
  record('/guide/start', 'Quick start', 'Install the package.\n## Change the port\nEdit the configuration.'),
  record(
    '/guide/deploy',
    'Deployment',
    'Upload the files. Change nothing: a change of the port, a port to change, change port, port change.',
  ),
  record('/zh/config/server/port', 'server.port', '设置开发服务器的端口。'),
  record('/zh/guide/start', '快速开始', '安装依赖。\n## 修改端口\n编辑配置文件。'),
  record('/zh/guide/deploy', '部署', '上传文件到服务器，端口无关紧要。'),
];

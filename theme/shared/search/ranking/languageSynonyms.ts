import { Synonyms } from './synonyms';

/**
 * Words of any documentation with the same meaning for a reader, in English and Chinese; each line is a group, its
 * names separated by `|`. Words of one subject belong to its site, in `search.synonyms`. Each group improved the search
 * on the documentation of at least one of three subjects (a file system, a web framework, an API gateway); groups that
 * improved it on none were removed.
 */
const lines = [
  'error|exception|crash|fail|failure|failed|broken|报错|错误|异常|出错|失败|崩溃|挂了',
  'folder|directory|dir|文件夹|目录',
  'limit|threshold|maximum|max|restrict|too many|exceeded|限制|阈值|上限|超过|超出',
  'upgrade|update|升级|更新',
  'log|print|日志|打印',
  'install|installation|set up|setup|安装|装',
  'deploy|publish|go live|部署|发布|上线',
  'create|generate|创建|生成|新建',
  'introduction|overview|what is|介绍|简介|概述|是什么',
  'host|machine|server|主机|机器',
  'user|account|账号',
];

/** The groups of {@link languageSynonyms}. */
export const languageGroups: string[][] = lines.map(line => line.split('|'));

/** Synonyms that queries know on every site, unless it turns them off. */
export const languageSynonyms = new Synonyms(languageGroups);

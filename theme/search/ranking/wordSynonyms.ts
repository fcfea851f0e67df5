import { fold } from '../index/fold';
import { stem } from '../index/stem';
import { isCjk, termsOf } from '../index/tokens';
import { isStopWord } from './stopWords';

/** A term of another name for what a query says. */
export interface Synonym {
  term: string;
  /** Share of the name that the term makes up, above 0, up to 1. */
  share: number;
}

/**
 * Words and phrases of web development with the same meaning for a reader; each line holds one meaning, its names
 * separated by `|`. Names of options and techniques belong in build/synonyms.ts, which is applied to titles at build
 * time. Lines that did not help on the queries of tests/search were removed.
 */
const lines = [
  'folder|directory|dir|文件夹|目录',
  'delete|remove|strip|drop|discard|get rid of|删除|移除|去掉|去除|删掉|清掉|干掉',
  'error|exception|crash|fail|failure|failed|broken|报错|错误|异常|出错|失败|崩溃|挂了',
  'output|emit|artifact|dist|result|输出|产物|生成|打包结果',
  'dev|development|local|locally|开发|本地|调试',
  'style|stylesheet|css|样式|样式表',
  'dependency|package|module|library|npm|third party|依赖|第三方|包|库',
  'browser|chrome|safari|firefox|浏览器',
  'request|call|fetch|ajax|请求|接口',
  'plugin|extension|addon|插件|扩展',
  'support|compatible|compatibility|work with|支持|兼容',
  'migrate|migration|move|switch|replace|迁移|换成|切换|改用|替代',
  'difference|compare|comparison|versus|vs|区别|差异|不同|对比|比较|不一样',
  'client|frontend|客户端|前端|浏览器端',
  'replace|substitute|swap|override|替换|覆盖|替代|改成',
  'lan|network|wifi|same network|ip address|host|局域网|内网|网络|外网|其他设备|同事',
  'middleware|express|koa|connect|中间件',
  'watch|listen|monitor|detect change|file change|监听|监视|检测变化|感知',
  'old browser|legacy|ancient|outdated|ie|compatibility|polyfill|旧浏览器|低版本|老浏览器|兼容|老旧|老手机|低端',
  'polyfill|core js|shim|missing method|is not a function|垫片|补丁|兼容',
  'public|static|static files|untouched|as is|copied|静态|静态资源|静态文件|原样|原封不动',
  'multi page|several pages|multiple pages|mpa|pages|多页|多页面|多入口|多个页面|多个入口|独立页面',
  'react|jsx|tsx|component|react 组件',
  'type check|type checking|type error|tsc|typescript error|类型检查|类型报错|类型错误|类型校验',
  'import|require|load|引入|导入|加载|引用',
  'chunk|chunks|bundle|vendor|chunk file|分包|拆包|代码块',
  'head|header|html head|头部|head 标签',
  'quiet|silent|hide|suppress|less output|mute|静默|隐藏|不显示|安静|屏蔽|只看',
  'webpack|rspack|bundler|打包工具|构建工具|打包器',
  'limit|threshold|too many|exceeded|限制|阈值|上限|超过|超出',
  'conflict|incompatible|mismatch|peer dependency|eresolve|冲突|不兼容|不匹配',
  'lost|disappear|gone|vanish|missing|丢失|消失|不见了|没了|丢了',
  'statistics|analytics|tracking|third party script|统计|埋点|统计代码|第三方脚本',
  'sentry|error tracking|monitoring|report|监控|上报|错误监控',
  'theme|dark mode|design tokens|主题|换肤|暗色',
  'context|shared data|communicate|上下文|通信|传数据',
  'disable|关闭|禁用|关掉|停用',
  'enable|开启|启用|打开',
  'warning|警告|告警',
  'build|bundle|构建|打包',
  'compile|transpile|编译|转译',
  'image|picture|图片|图像',
  'prod|production|生产|线上',
  'config|configuration|configure|option|setting|配置|选项|设置',
  'js|javascript|script|脚本',
  'ts|typescript',
  'template|模板|模版',
  'variable|变量',
  'version|版本',
  'upgrade|update|升级|更新',
  'page|页面|网页',
  'response|响应',
  'api|接口',
  'path|路径',
  'url|address|地址|网址|链接',
  'name|名称|名字',
  'tag|标签',
  'title|标题',
  'split|拆分|分割',
  'inline|embed|内联|嵌入',
  'inject|insert|注入|插入',
  'log|print|日志|打印',
  'exclude|skip|ignore|排除|跳过|忽略',
  'include|包含|包括',
  'charset|encoding|编码|字符|乱码',
  'minify|compress|uglify|压缩',
  'function|函数|方法',
  'route|router|路由',
  'component|组件',
  'font|字体',
  'start|launch|启动',
  'reload|refresh|刷新',
  'certificate|cert|证书',
  'example|demo|sample|示例|例子',
  'install|安装',
  'deploy|publish|部署|发布|上线',
  'slow|缓慢|变慢',
  'environment|env|环境',
  'server|服务|服务端',
  'command|cmd|命令',
  'terminal|console|终端|控制台',
  'cache|缓存',
  'create|generate|创建|生成',
  'share|共享|共用',
  'entry|入口',
  'device|phone|mobile|设备|手机|移动端',
];

/** How many words a name may have. */
const longestName = 4;

const groups = lines.map(line => line.split('|').map(name => ({ key: keyOf(wordsOf(name)), name })));
const groupsByKey = new Map<string, number[]>();
for (const [number, names] of groups.entries()) {
  for (const { key } of names) groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), number]);
}

/** Whether a word is a name in the dictionary. */
export function isName(word: string): boolean {
  return groupsByKey.has(keyOf([word]));
}

/**
 * The synonyms of each word of a query, also of phrases of up to four words that it is a part of.
 * @param words whole words; empty ones end a phrase
 */
export function synonymsIn(words: string[]): Synonym[][] {
  const found = words.map(() => new Map<string, number>());
  for (let length = 1; length <= longestName; length++) {
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length);
      for (const { term, share } of phrase.includes('') ? [] : synonymsOf(phrase)) {
        if (phrase.includes(term)) continue;
        for (const terms of found.slice(from, from + length)) {
          terms.set(term, Math.max(terms.get(term) ?? 0, share));
        }
      }
    }
  }
  return found.map(terms => Array.from(terms, ([term, share]) => ({ term, share })));
}

function synonymsOf(phrase: string[]): Synonym[] {
  const own = keyOf(phrase);
  const names = (groupsByKey.get(own) ?? []).flatMap(number => groups[number]!);
  return names.flatMap(({ key, name }) => {
    const terms = key === own ? [] : pairsOf(name);
    return terms.map(term => ({ term, share: 1 / terms.length }));
  });
}

/** The terms of a name without function words; a CJK name of several characters as pairs. */
function pairsOf(name: string): string[] {
  const terms = termsOf(name).filter(term => !isStopWord(term));
  return terms.filter(term => terms.length === 1 || !isCjk(term) || [...term].length === 2);
}

function wordsOf(name: string): string[] {
  return isCjk(name) ? [name] : fold(name).split(' ');
}

/** Names with the same key are the same: `old browsers` and `old browser`. */
function keyOf(words: string[]): string {
  return words.reduce((key, word) => {
    if (isCjk(word)) return key + word;
    return key ? `${key} ${stem(word)}` : stem(word);
  }, '');
}

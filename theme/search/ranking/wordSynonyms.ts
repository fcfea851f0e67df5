import { stem } from '../index/stem';
import { isCjk } from '../index/tokens';

/**
 * Everyday words of web development with the same meaning; each line holds one meaning.
 * Names of options and techniques belong in build/synonyms.ts, which is applied to titles at build time.
 */
const lines = [
  'folder directory dir 文件夹 目录',
  'delete remove strip 删除 移除 去掉 去除 删掉',
  'disable 关闭 禁用 关掉 停用',
  'enable 开启 启用 打开',
  'error exception 报错 错误 异常 出错',
  'warning 警告 告警',
  'build bundle 构建 打包',
  'compile transpile 编译 转译',
  'output emit 输出 产物 生成',
  'image picture 图片 图像',
  'dev development 开发',
  'prod production 生产 线上',
  'config configuration configure option setting 配置 选项 设置',
  'js javascript script 脚本',
  'ts typescript',
  'style stylesheet css 样式',
  'template 模板 模版',
  'variable 变量',
  'dependency package 依赖',
  'version 版本',
  'upgrade update 升级 更新',
  'browser 浏览器',
  'page 页面 网页',
  'request 请求',
  'response 响应',
  'api 接口',
  'plugin 插件',
  'support 支持',
  'path 路径',
  'url address 地址 网址 链接',
  'name 名称 名字',
  'tag 标签',
  'title 标题',
  'split 拆分 分割',
  'inline embed 内联 嵌入',
  'inject insert 注入 插入',
  'log print 日志 打印',
  'exclude skip ignore 排除 跳过 忽略',
  'include 包含 包括',
  'charset encoding 编码 字符 乱码',
  'minify compress uglify 压缩',
  'function 函数 方法',
  'route router 路由',
  'component 组件',
  'font 字体',
  'start launch 启动',
  'reload refresh 刷新',
  'certificate cert 证书',
  'migrate migration 迁移',
  'difference 区别 差异 不同',
  'example demo sample 示例 例子',
  'install 安装',
  'deploy publish 部署 发布 上线',
  'slow 缓慢 变慢',
  'library lib',
  'environment env 环境',
  'server 服务 服务端',
  'client 客户端',
  'command cmd 命令',
  'terminal console 终端 控制台',
  'cache 缓存',
  'replace substitute 替换',
  'create generate 创建 生成',
  'share 共享 共用',
  'entry 入口',
  'device phone mobile 设备 手机 移动端',
];

const synonyms = new Map<string, string[]>();
for (const line of lines) {
  const words = line.split(' ');
  for (const word of words) {
    const key = isCjk(word) ? word : stem(word);
    const others = words.filter(other => other !== word && (!isCjk(other) || [...other].length === 2));
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
  }
}

/** Other words with the same meaning, each of which is one term of an index. */
export function wordSynonyms(word: string): string[] {
  return synonyms.get(isCjk(word) ? word : stem(word)) ?? [];
}

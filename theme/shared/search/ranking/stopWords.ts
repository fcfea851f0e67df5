import { weights } from './weights';

/** Function words, which say nothing about the wanted page. */
const stopWords = new Set(
  'a an the to of in on at for with by from and or is are be it its this that these do does did how what why when where which who can could should would i my me we you your there any some into as if not 的 了 吗 呢 啊 在 中 里 和 与 是 我 你 怎么 怎样 怎么样 如何 什么 为什么 哪里 哪个 可以 是否 能否 能 会 请问 一个 这个 那个 下 上 不 以 及 或 被 把 对 时 没有'.split(
    ' ',
  ),
);

/** Verbs that begin the name of any task: "change …", "set up …", 「修改…」. */
const taskWords = new Set(
  'change disable turn off up set setup use using used add remove make get configure customize custom specify modify enable want need way work working 修改 设置 更改 使用 添加 增加 去掉 去除 移除 自定义 指定 开启 启用 打开 关闭 禁用 实现 进行 改 用 让 给 设 加 配 想 要'.split(
    ' ',
  ),
);

/** How much a word says about the wanted page, above 0, up to 1. */
export function wordWeight(text: string): number {
  if (stopWords.has(text)) return weights.stopWord;
  return taskWords.has(text) ? weights.taskWord : 1;
}

/** Whether a word is a function word. */
export function isStopWord(text: string): boolean {
  return stopWords.has(text);
}

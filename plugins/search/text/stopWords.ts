/** Words that do not help to find a page. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from how i in into is it its my of on or so that the their then ' +
    'there these this to was what when where which with you your ' +
    '的 了 是 在 和 与 或 及 中 里 把 被 将 对 从 到 用 让 使 怎么 怎样 如何 什么 一个 某 某个 某一 我 我的 吗 呢 请'
  ).split(' '),
);

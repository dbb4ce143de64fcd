/**
 * Words that describe the reader's intent or the package, and could refer to any page. A page need not contain them. A
 * page that does ranks higher, but below pages about the other words.
 */
const ASIDES: ReadonlySet<string> = new Set(
  (
    'change changing set setting use using get getting make making need want should mui ' +
    '树形 设置 设定 改 更改 修改 改变 变更 切换 使用 想 想要 需要 可以 能 起来 怎么办 为什么'
  ).split(' '),
);

/**
 * Second parts of product names, by the part before them: `MUI X`, and 树形视图, whose overview is found by that name
 * alone. In other places, they mean an axis or another view.
 */
const HALVES: Readonly<Record<string, string>> = { x: 'mui', 视图: '树形' };

/** Whether a page need not contain a word. */
export function isAside(word: string, before?: string): boolean {
  return ASIDES.has(word) || (before !== undefined && HALVES[word] === before);
}

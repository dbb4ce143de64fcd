/**
 * Words that say what a reader wants to do, or whose packages these are: any page may be meant. A page need not have
 * them; one that does counts more, and still less than one that is about the other words.
 */
const ASIDES: ReadonlySet<string> = new Set(
  (
    'change changing set setting use using get getting make making need want should mui ' +
    '树形 设置 设定 改 更改 修改 改变 变更 切换 使用 想 想要 需要 可以 能 起来 怎么办 为什么'
  ).split(' '),
);

/**
 * Second halves of names that say which components are meant, by what is before them: `MUI X`, and 树形视图, whose
 * overview is found by that name alone. Elsewhere an axis, or another view.
 */
const HALVES: Readonly<Record<string, string>> = { x: 'mui', 视图: '树形' };

/** Whether a page may do without a word. */
export function isAside(word: string, before?: string): boolean {
  return ASIDES.has(word) || (before !== undefined && HALVES[word] === before);
}

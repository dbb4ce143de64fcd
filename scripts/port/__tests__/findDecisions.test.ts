import { findPage } from '../findDecisions';

test('finds the page of a message, even if its folder is inside the folder of another page', () => {
  const pageIn = (folder: string) => ({ folder, chineseFile: `i18n/zh/${folder}/index.mdx` });
  const [tree, items] = [pageIn('docs/tree'), pageIn('docs/tree/items')];
  const find = (problem: string) => findPage(problem, [tree, items]);
  expect(find('docs/tree/index.mdx:3 `x` is unknown')).toBe(tree);
  expect(find('docs/tree/items/demos/Many.tsx:1:2 no')).toBe(items);
  expect(find('i18n/zh/docs/tree/items/index.mdx:3 `x` is unknown')).toBe(items);
  expect(find('Jest ended with code 1')).toBeUndefined();
  expect(find('docs/trees/index.mdx:3 `x` is unknown')).toBeUndefined();
});

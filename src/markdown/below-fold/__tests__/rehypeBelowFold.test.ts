import type { Root, RootContent } from 'hast';
import { rehypeBelowFold } from '../rehypeBelowFold';

const paragraph = (text: string): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: text }],
});
const demo: RootContent = { type: 'mdxJsxFlowElement', name: 'Demo', attributes: [], children: [] };
const esModule: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };

function fold(...children: RootContent[]): RootContent[] {
  const tree: Root = { type: 'root', children };
  rehypeBelowFold()(tree);
  return tree.children;
}

test('wraps the content below the first screen in one element and keeps its order', () => {
  const [first, second] = [paragraph('First'), paragraph('Second')];
  const above = Array.from({ length: 4 }, () => demo);
  expect(fold(...above, first, second)).toEqual([
    ...above,
    { type: 'mdxJsxFlowElement', name: 'BelowFold', attributes: [], children: [first, second] },
  ]);
});

test('keeps ES module nodes at the top level, the only place where they are valid', () => {
  const folded = fold(...Array.from({ length: 5 }, () => demo), esModule);
  expect(folded.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 4 }, () => 'mdxJsxFlowElement'),
    'mdxjsEsm',
    'mdxJsxFlowElement',
  ]);
  expect(folded[4]).toBe(esModule);
});

test('leaves a page that fits on one screen unchanged', () => {
  const page = [paragraph('x'.repeat(3_500)), demo];
  expect(fold(...page)).toEqual(page);
});

test('estimates the height of a long text from its lines', () => {
  const [long, after] = [paragraph('x'.repeat(7_000)), paragraph('After')];
  expect(fold(long, after)[1]).toMatchObject({ name: 'BelowFold' });
});

test('uses the minimum height of a demo if it is known', () => {
  const high: RootContent = { ...demo, data: { leastHeight: 460 } };
  const folded = fold(high, high, demo);
  expect(folded).toEqual([high, high, expect.objectContaining({ name: 'BelowFold' })]);
});

test('fits half as many Chinese characters in a line', () => {
  const after = paragraph('之后');
  expect(fold(paragraph('行'.repeat(3_500)), after)[1]).toMatchObject({ name: 'BelowFold' });
  expect(fold(paragraph('x'.repeat(3_500)), after)[1]).toBe(after);
});

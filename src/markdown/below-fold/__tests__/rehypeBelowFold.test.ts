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

test('what lies below the first screen is wrapped as one, in its order', () => {
  const [first, second] = [paragraph('First'), paragraph('Second')];
  const above = Array.from({ length: 4 }, () => demo);
  expect(fold(...above, first, second)).toEqual([
    ...above,
    { type: 'mdxJsxFlowElement', name: 'BelowFold', attributes: [], children: [first, second] },
  ]);
});

test('modules stay at the top level, where alone they may be', () => {
  const folded = fold(...Array.from({ length: 5 }, () => demo), esModule);
  expect(folded.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 4 }, () => 'mdxJsxFlowElement'),
    'mdxjsEsm',
    'mdxJsxFlowElement',
  ]);
  expect(folded[4]).toBe(esModule);
});

test('a page of one screen stays as it is', () => {
  const page = [paragraph('x'.repeat(3_500)), demo];
  expect(fold(...page)).toEqual(page);
});

test('long texts count by their lines', () => {
  const [long, after] = [paragraph('x'.repeat(7_000)), paragraph('After')];
  expect(fold(long, after)[1]).toMatchObject({ name: 'BelowFold' });
});

test('a demo that tells its height counts with it', () => {
  const high: RootContent = { ...demo, data: { leastHeight: 460 } };
  const folded = fold(high, high, demo);
  expect(folded).toEqual([high, high, expect.objectContaining({ name: 'BelowFold' })]);
});

test('a line holds half as many Chinese characters', () => {
  const after = paragraph('之后');
  expect(fold(paragraph('行'.repeat(3_500)), after)[1]).toMatchObject({ name: 'BelowFold' });
  expect(fold(paragraph('x'.repeat(3_500)), after)[1]).toBe(after);
});

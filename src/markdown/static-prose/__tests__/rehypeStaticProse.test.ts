import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { rehypeStaticProse } from '../rehypeStaticProse';

const text: RootContent = { type: 'text', value: '\n' };

function paragraph(...children: RootContent[]): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: children as Element['children'],
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 2 } },
  };
}

function component(name: string, ...children: RootContent[]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElementHast['children'],
    position: { start: { line: 9, column: 1 }, end: { line: 9, column: 2 } },
  };
}

function prose(number: number, ...children: RootContent[]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Prose',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: `prose-${number}` }],
    children: children as MdxJsxFlowElementHast['children'],
  };
}

function split(...children: RootContent[]): RootContent[] {
  const tree: Root = { type: 'root', children };
  rehypeStaticProse()(tree, { path: 'page.mdx' });
  return tree.children;
}

test('makes the content between live components static and keeps its order', () => {
  const [first, second, third] = [paragraph(), paragraph(), paragraph()];
  const demo = component('Demo');
  expect(split(first, text, second, demo, text, third)).toEqual([
    prose(0, first, text, second),
    demo,
    prose(1, text, third),
  ]);
});

test('creates no prose from the whitespace between two demos', () => {
  const demos = [component('Demo'), component('Controls')];
  expect(split(demos[0]!, text, demos[1]!)).toEqual(demos);
});

test('treats display-only components as static', () => {
  const change = component('CodeChange', component('CodeSide', paragraph()));
  const message = component('Message');
  expect(split(change, message)).toEqual([prose(0, change, message)]);
});

test('keeps ES module nodes at the top level, the only place where they are valid', () => {
  const esModule: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };
  const [first, second] = [paragraph(), paragraph()];
  expect(split(esModule, first, second)).toEqual([esModule, prose(0, first, second)]);
});

test('starts a new region below the fold', () => {
  const [above, first, second] = [paragraph(), paragraph(), paragraph()];
  const demo = component('Demo');
  expect(split(above, component('BelowFold', first, demo, second))).toEqual([
    prose(0, above),
    expect.objectContaining({
      name: 'BelowFold',
      children: [prose(1, first), demo, prose(2, second)],
    }),
  ]);
});

test('rejects a live component in static text, because nothing would hydrate it', () => {
  expect(() => split(paragraph(component('Demo')))).toThrow(
    /^page\.mdx:9: <Demo> runs in the browser, and the text around it is static/,
  );
});

test('rejects static text in a live component, because the browser cannot render it', () => {
  expect(() => split(component('Widget', paragraph()))).toThrow(
    /^page\.mdx:9: <Widget> runs in the browser and cannot hold other parts/,
  );
});

import type { Element, Root } from 'hast';
import { rehypeScrollTables } from '../rehypeScrollTables';

function element(tagName: string, children: Element[] = []): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function boxed(table: Element): Element {
  return { ...element('div', [table]), properties: { className: ['docs-table'], tabIndex: 0 } };
}

test('every table gets a box that can be focused, wherever it is', () => {
  const tree: Root = {
    type: 'root',
    children: [element('p'), element('table'), element('li', [element('table')])],
  };
  rehypeScrollTables()(tree);
  expect(tree.children).toEqual([
    element('p'),
    boxed(element('table')),
    element('li', [boxed(element('table'))]),
  ]);
});

test('a table is wrapped once', () => {
  const tree: Root = { type: 'root', children: [element('table')] };
  rehypeScrollTables()(tree);
  expect(tree.children).toEqual([boxed(element('table'))]);
});

import type { Element, Root } from 'hast';
import { rehypeScrollTables } from '../rehypeScrollTables';

const PAGE = { path: 'docs/sorting/index.mdx' };

function element(tagName: string, children: Element[] = []): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function boxed(table: Element): Element {
  return { ...element('div', [table]), properties: { className: ['docs-table'], tabIndex: 0 } };
}

test('wraps every table in a focusable box, including nested tables', () => {
  const tree: Root = {
    type: 'root',
    children: [element('p'), element('table'), element('li', [element('table')])],
  };
  rehypeScrollTables()(tree, PAGE);
  expect(tree.children).toEqual([
    element('p'),
    boxed(element('table')),
    element('li', [boxed(element('table'))]),
  ]);
});

test('wraps a table only once', () => {
  const tree: Root = { type: 'root', children: [element('table')] };
  rehypeScrollTables()(tree, PAGE);
  expect(tree.children).toEqual([boxed(element('table'))]);
});

test('rejects a column without a header', () => {
  const row = (text: string): Element => ({
    ...element('th'),
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
    children: text ? [{ type: 'text', value: text }] : [],
  });
  const tableOf = (...headers: string[]): Root => ({
    type: 'root',
    children: [element('table', [element('thead', [element('tr', headers.map(row))])])],
  });
  expect(() => rehypeScrollTables()(tableOf('Part', 'Slot'), PAGE)).not.toThrow();
  expect(() => rehypeScrollTables()(tableOf('', 'Slot'), PAGE)).toThrow(
    /^docs\/sorting\/index.mdx:7: A column of this table has an empty header/,
  );
});

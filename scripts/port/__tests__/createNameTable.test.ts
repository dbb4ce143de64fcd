import { names, namesUp } from './names';

test('follows names to an earlier version', () => {
  expect(names.exported('Table')).toBe('Grid');
  expect(names.exported('TableProps')).toBe('GridProps');
  expect(names.prop('Table', 'rowSelection')).toBe('selection');
  expect(names.inProse('slots')).toBe('parts');
});

test('follows names to a later version', () => {
  expect(namesUp.exported('Grid')).toBe('Table');
  expect(namesUp.prop('Grid', 'selection')).toBe('rowSelection');
});

test('leaves names alone that stay, are unknown or belong to something else', () => {
  expect(names.prop('Table', 'rows')).toBeUndefined();
  expect(names.prop('Other', 'rowSelection')).toBeUndefined();
  expect(names.inProse('useState')).toBeUndefined();
});

test('tells an object by its properties', () => {
  expect(names.property(['rows', 'rowSelection'], 'rowSelection')).toBe('selection');
  expect(names.property(['rowSelection', 'price'], 'rowSelection')).toBeUndefined();
  expect(names.property(['rowSelection'], 'rowSelection')).toBeUndefined();
});

test('explains what the version lacks', () => {
  expect(names.explain('list')).toBe('`list` came with v7');
  expect(names.explain('pagination')).toBe('`pagination` came with v6; v5 has `page` in its place');
  expect(names.explain('rows')).toBeNull();
  expect(names.hasExport('Chart')).toBe(false);
});

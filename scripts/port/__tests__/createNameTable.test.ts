import { names, namesUp } from './names';

test('maps names to an earlier version', () => {
  expect(names.exported('Table')).toBe('Grid');
  expect(names.exported('TableProps')).toBe('GridProps');
  expect(names.prop('Table', 'rowSelection')).toBe('selection');
  expect(names.inProse('slots')).toBe('parts');
});

test('maps names to a later version', () => {
  expect(namesUp.exported('Grid')).toBe('Table');
  expect(namesUp.prop('Grid', 'selection')).toBe('rowSelection');
});

test('returns undefined for names that did not change, are unknown or belong to something else', () => {
  expect(names.prop('Table', 'rows')).toBeUndefined();
  expect(names.prop('Other', 'rowSelection')).toBeUndefined();
  expect(names.inProse('useState')).toBeUndefined();
});

test('recognizes an object by its properties', () => {
  expect(names.property(['rows', 'rowSelection'], 'rowSelection')).toBe('selection');
  expect(names.property(['rowSelection', 'price'], 'rowSelection')).toBeUndefined();
  expect(names.property(['rowSelection'], 'rowSelection')).toBeUndefined();
});

test('explains why the version lacks a name', () => {
  expect(names.explain('list')).toBe('`list` came with v7');
  expect(names.explain('pagination')).toBe('`pagination` came with v6; v5 has `page` in its place');
  expect(names.explain('rows')).toBeNull();
  expect(names.hasExport('Chart')).toBe(false);
});

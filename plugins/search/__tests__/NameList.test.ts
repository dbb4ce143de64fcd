import { NameList } from '../names/NameList';
import type { NamedThing } from '../names/readNames';

const list = new NameList(
  ['setRows', 'GridColDef', 'rows', 'row'].map((name) => ({
    ...({ key: name, kind: 'prop', isEntry: false, successor: null, places: [] } as const),
    name,
    lowerName: name.toLowerCase(),
    lowerKey: name.toLowerCase(),
  })) satisfies NamedThing[],
);

const having = (...parts: string[]) => list.havingAny(parts).map(({ name }) => name);

test('finds names by any part, once each, in order', () => {
  expect(having('row')).toEqual(['row', 'rows', 'setRows']);
  expect(having('rows', 'row', 's')).toEqual(['row', 'rows', 'setRows']);
  expect(having('coldef', 'setr')).toEqual(['GridColDef', 'setRows']);
});

test('does not match across the end of a name', () => {
  expect(having('defrow')).toEqual([]);
  expect(having('wr')).toEqual([]);
});

test('finds nothing in an empty list', () => {
  expect(new NameList([]).havingAny(['row'])).toEqual([]);
});

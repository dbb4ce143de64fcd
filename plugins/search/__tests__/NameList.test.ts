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

test('names are found by any part, once each, in their order', () => {
  expect(having('row')).toEqual(['row', 'rows', 'setRows']);
  expect(having('rows', 'row', 's')).toEqual(['row', 'rows', 'setRows']);
  expect(having('coldef', 'setr')).toEqual(['GridColDef', 'setRows']);
});

test('what ends a name and begins the next is in neither', () => {
  expect(having('defrow')).toEqual([]);
  expect(having('wr')).toEqual([]);
});

test('nothing is found among no names', () => {
  expect(new NameList([]).havingAny(['row'])).toEqual([]);
});

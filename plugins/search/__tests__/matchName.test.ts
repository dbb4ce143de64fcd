import { matchName, matchNearName } from '../names/matchName';

describe('matchName', () => {
  it.each([
    ['onRowClick', 'onrowclick', { match: 'exact', from: 0, to: 10 }],
    ['GridColDef', 'grid', { match: 'start', from: 0, to: 4 }],
    ['GridColDef', 'coldef', { match: 'word', from: 4, to: 10 }],
    ['scrollbarSize', 'bar', { match: 'part', from: 6, to: 9 }],
    ['MuiDataGrid-root', 'root', { match: 'word', from: 12, to: 16 }],
  ])('finds in %s the text %s', (name, typed, found) =>
    expect(matchName(name, typed)).toEqual(found),
  );

  it('prefers the start of a word to an earlier part', () => {
    expect(matchName('gridRow', 'r')).toEqual({ match: 'word', from: 4, to: 5 });
  });

  it('does not find one or two letters inside a word', () => {
    expect(matchName('columns', 'um')).toBeNull();
  });

  it('does not match across a word boundary from inside a word', () => {
    expect(matchName('processRowUpdate', 'ssr')).toBeNull();
    expect(matchName('processRowUpdate', 'rowup')).toEqual({ match: 'word', from: 7, to: 12 });
  });

  it('returns null without a match', () => {
    expect(matchName('onRowClick', 'onrowtripleclick')).toBeNull();
  });
});

describe('matchNearName', () => {
  it.each([
    ['onRowClick', 'onrowclik', 'a letter missing'],
    ['onRowClick', 'onrowcclick', 'a letter too much'],
    ['onRowClick', 'onriwclick', 'a wrong letter'],
    ['onRowClick', 'onrwoclick', 'two letters swapped'],
  ])('finds %s when %s has %s', (name, typed) =>
    expect(matchNearName(name, typed)).toMatchObject({ match: 'near', from: 0, to: 10 }),
  );

  it('finds whole words of a name', () => {
    expect(matchNearName('GridColDef', 'coldeff')).toMatchObject({ from: 4, to: 10 });
    expect(matchNearName('pinnedColumns', 'pined')).toMatchObject({ from: 0, to: 6 });
  });

  it('does not treat two errors as one, or a few letters as a word', () => {
    expect(matchNearName('onRowClick', 'onrowdlik')).toBeNull();
    expect(matchNearName('rows', 'rosw')).toBeNull();
  });
});

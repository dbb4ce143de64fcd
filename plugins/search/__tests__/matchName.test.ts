import { matchName, matchNearName } from '../names/matchName';

describe('matchName', () => {
  it.each([
    ['onRowClick', 'onrowclick', { match: 'exact', from: 0, to: 10 }],
    ['GridColDef', 'grid', { match: 'start', from: 0, to: 4 }],
    ['GridColDef', 'coldef', { match: 'word', from: 4, to: 10 }],
    ['scrollbarSize', 'bar', { match: 'part', from: 6, to: 9 }],
    ['MuiDataGrid-root', 'root', { match: 'word', from: 12, to: 16 }],
  ])('finds in %s what was typed as %s', (name, typed, found) =>
    expect(matchName(name, typed)).toEqual(found),
  );

  it('prefers the beginning of a word to a part before it', () => {
    expect(matchName('gridRow', 'r')).toEqual({ match: 'word', from: 4, to: 5 });
  });

  it('does not find one or two letters inside of a word', () => {
    expect(matchName('columns', 'um')).toBeNull();
  });

  it('does not find what begins in one word and ends in another', () => {
    expect(matchName('processRowUpdate', 'ssr')).toBeNull();
    expect(matchName('processRowUpdate', 'rowup')).toEqual({ match: 'word', from: 7, to: 12 });
  });

  it('finds nothing that is not there', () => {
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

  it('does not take two faults for one, nor a few letters for a word', () => {
    expect(matchNearName('onRowClick', 'onrowdlik')).toBeNull();
    expect(matchNearName('rows', 'rosw')).toBeNull();
  });
});

import type { ApiEntry } from '../../api-reference/types';
import { collectNames } from '../collect/collectNames';
import { findAmong } from '../names/findExact';
import { findNames } from '../names/findNames';
import type { FoundName } from '../names/rateName';
import { readNames } from '../names/readNames';
import { readQueryNames } from '../names/readQueryNames';
import type { NamesFile } from '../types';
import { entries, exports } from './fixtures/entries';

const file = JSON.parse(
  JSON.stringify(collectNames({ entries: entries as ApiEntry[], exports }, '/x/api/')),
) as NamesFile;
const names = readNames(file);

/** Whether the reader explicitly named the first result. */
function isNamed(text: string): boolean {
  return findNames(names, readQueryNames(text), false)[0]!.isNamed;
}

/** Each name with its first place, as `kind address`. */
const listed = (found: readonly FoundName[]) =>
  found.map(({ thing, places }) => `${thing.kind} ${places[0]!.address}`);

const find = (text: string, isNear = false) =>
  listed(findNames(names, readQueryNames(text), isNear));

const findAnyOf = (text: string) => listed(findAmong(names, readQueryNames(text)));

describe('names of the reference', () => {
  it('includes every entry and member with its address', () => {
    expect(
      names.flatMap(({ kind, name, places }) =>
        places.map(({ address, plan }) => `${kind} ${name} ${address} ${plan}`),
      ),
    ).toMatchInlineSnapshot(`
      [
        "component DataGrid /x/api/data-grid/data-grid/ community",
        "component DataGridPro /x/api/data-grid/data-grid-pro/ pro",
        "interface GridApi /x/api/data-grid/grid-api/ community",
        "events GridEvents /x/api/data-grid/events/ community",
        "interface GridRowsProp /x/api/data-grid/data-grid/#prop-rows community",
        "class Mui-selected /x/api/data-grid/data-grid/#class-selected community",
        "class MuiDataGrid-cell /x/api/data-grid/data-grid/#class-cell community",
        "slot footer /x/api/data-grid/data-grid/#slot-footer community",
        "prop onRowClick /x/api/data-grid/data-grid/#prop-onRowClick community",
        "prop pinnedColumns /x/api/data-grid/data-grid-pro/#prop-pinnedColumns pro",
        "event rowClick /x/api/data-grid/events/#event-rowClick community",
        "prop rows /x/api/data-grid/data-grid/#prop-rows community",
        "prop rows /x/api/data-grid/data-grid-pro/#prop-rows community",
        "method setPage /x/api/data-grid/grid-api/#prop-setPage community",
      ]
    `);
  });

  it('links earlier names to their replacements', () => {
    const former = [
      {
        name: 'fixedColumns',
        successor: {
          family: 'data-grid',
          entry: 'DataGridPro',
          member: { kind: 'prop', name: 'pinnedColumns' },
        },
      },
      {
        name: 'movePage',
        successor: {
          family: 'data-grid',
          entry: 'GridApi',
          member: { kind: 'prop', name: 'setPage' },
        },
      },
      {
        name: 'chosen',
        successor: {
          family: 'data-grid',
          entry: 'DataGrid',
          member: { kind: 'class', name: 'cell' },
        },
      },
      { name: 'Table', successor: { family: 'data-grid', entry: 'DataGrid' } },
      { name: 'TableRows', successor: { family: 'data-grid', entry: 'GridRowsProp' } },
      { name: 'Hidden', successor: { family: 'data-grid', entry: 'GridHiddenType' } },
    ] as const;
    const reference = { entries: entries as ApiEntry[], exports };
    const list = readNames(collectNames(reference, '/x/api/', former));
    const ask = (text: string) => findNames(list, readQueryNames(text), false);
    expect(listed(ask('fixedColumns'))).toEqual([
      'prop /x/api/data-grid/data-grid-pro/#prop-pinnedColumns',
    ]);
    expect(ask('fixedColumns')[0]).toMatchObject({
      isNamed: true,
      thing: { successor: 'pinnedColumns' },
    });
    expect(listed(ask('apiRef.current.movePage(2)'))).toEqual([
      'method /x/api/data-grid/grid-api/#prop-setPage',
    ]);
    expect(listed(ask('.MuiDataGrid-chosen'))).toEqual([
      'class /x/api/data-grid/data-grid/#class-cell',
    ]);
    expect(listed(ask('<Table />'))[0]).toBe('component /x/api/data-grid/data-grid/');
    expect(listed(ask('Table props'))).toContain('component /x/api/data-grid/data-grid/#props');
    expect(listed(ask('TableRows'))).toEqual(['interface /x/api/data-grid/data-grid/#prop-rows']);
    // Matches neither a name without a target nor the start of a removed name.
    expect(ask('Hidden')).toEqual([]);
    expect(ask('fixed')).toEqual([]);
    // A removed name that is one of several words needs its owner.
    expect(ask('wide fixedColumns')).toEqual([]);
    expect(listed(ask('DataGridPro fixedColumns'))).toHaveLength(1);
    // An ordinary word does not have to mean the name.
    expect(ask('table')[0]).toMatchObject({ isNamed: true });
  });

  it('finds an entry, a prop, a method, a slot, a class and an event by name', () => {
    expect(find('DataGrid')[0]).toBe('component /x/api/data-grid/data-grid/');
    expect(find('onRowClick')[0]).toBe('prop /x/api/data-grid/data-grid/#prop-onRowClick');
    expect(find('setPage')[0]).toBe('method /x/api/data-grid/grid-api/#prop-setPage');
    expect(find('footer')[0]).toBe('slot /x/api/data-grid/data-grid/#slot-footer');
    expect(find('.MuiDataGrid-cell')[0]).toBe('class /x/api/data-grid/data-grid/#class-cell');
    expect(find('rowClick')[0]).toBe('event /x/api/data-grid/events/#event-rowClick');
  });

  it('finds a type without a page at a member that shows it', () => {
    expect(find('GridRowsProp')).toEqual(['interface /x/api/data-grid/data-grid/#prop-rows']);
    expect(find('GridHiddenType')).toEqual([]);
  });

  it('finds names by any part and ranks deprecated ones last', () => {
    expect(find('click')).toEqual([
      'event /x/api/data-grid/events/#event-rowClick',
      'prop /x/api/data-grid/data-grid/#prop-onRowClick',
    ]);
  });

  it('finds members by words and by their owner', () => {
    expect(find('row click')[0]).toBe('event /x/api/data-grid/events/#event-rowClick');
    expect(find('data grid pro rows')[0]).toBe('prop /x/api/data-grid/data-grid-pro/#prop-rows');
    expect(find('DataGridPro.rows')[0]).toBe('prop /x/api/data-grid/data-grid-pro/#prop-rows');
    expect(find('apiRef.current.setPage(2)')[0]).toBe(
      'method /x/api/data-grid/grid-api/#prop-setPage',
    );
  });

  it('finds classes by their keys, not by the name of their component', () => {
    expect(find('dataGrid').filter((found) => found.startsWith('class'))).toEqual([]);
    expect(find('cell')).toEqual(['class /x/api/data-grid/data-grid/#class-cell']);
    expect(find('Mui-selected')).toEqual(['class /x/api/data-grid/data-grid/#class-selected']);
  });

  it('finds names in pasted code separately from names that match all words', () => {
    expect(findAnyOf('DataGridPro | null')).toEqual(['component /x/api/data-grid/data-grid-pro/']);
    expect(findAnyOf('onRowClick={handleClick}')).toEqual([
      'prop /x/api/data-grid/data-grid/#prop-onRowClick',
    ]);
    expect(findAnyOf('GridApi.setRow')).toEqual(['interface /x/api/data-grid/grid-api/']);
    expect(findAnyOf('DataGridPro')).toEqual([]);
    expect(find('DataGridPro | null')).toEqual([]);
  });

  it('reads a repeated name once', () => {
    expect(find('rows={rows}')).toEqual(find('rows'));
  });

  it('treats a word as a name if it is unmistakable', () => {
    expect(['onRowClick', 'setpage', 'DataGrid'].filter(isNamed)).toHaveLength(3);
    expect(['rows', 'footer'].filter(isNamed)).toEqual([]);
    expect(findAmong(names, readQueryNames('DataGrid | null'))[0]!.isNamed).toBe(false);
  });

  it('finds names with one wrong letter on request', () => {
    expect(find('onRowClik')).toEqual([]);
    expect(find('onRowClik', true)).toEqual(['prop /x/api/data-grid/data-grid/#prop-onRowClick']);
  });

  it.each(['onRowTripleClick', 'useFlubber', 'DataGridUltra', 'rows of nothing'])(
    'finds nothing for %s',
    (text) => expect([...find(text), ...find(text, true)]).toEqual([]),
  );
});

describe('a plural kind next to an entry', () => {
  it.each([
    ['DataGrid props', 'component /x/api/data-grid/data-grid/#props'],
    ['props of the DataGrid', 'component /x/api/data-grid/data-grid/#props'],
    ['DataGrid 属性', 'component /x/api/data-grid/data-grid/#props'],
    ['DataGrid属性', 'component /x/api/data-grid/data-grid/#props'],
    ['DataGrid的属性', 'component /x/api/data-grid/data-grid/#props'],
    ['DataGrid 的属性', 'component /x/api/data-grid/data-grid/#props'],
    ['DataGrid类名', 'component /x/api/data-grid/data-grid/#classes'],
    ['插槽 data grid', 'component /x/api/data-grid/data-grid/#slots'],
    ['GridApi methods', 'interface /x/api/data-grid/grid-api/#props'],
    ['GridEvents 事件', 'events /x/api/data-grid/events/#events'],
  ])('links to the list: %s', (text, first) => {
    expect(find(text)[0]).toBe(first);
    expect(isNamed(text)).toBe(true);
  });

  it('is an ordinary word if the entry has nothing of that kind', () => {
    expect(find('GridApi slots')).toEqual([]);
    expect(find('purple props')).toEqual([]);
  });
});

describe('collectNames', () => {
  it("keeps the prefixes of classes from the component's base", () => {
    const classes = ['MuiA-x', 'MuiB-y'].map((className) => ({
      name: className.slice(-1),
      className,
      isState: false,
      deprecated: null,
      description: '',
    }));
    const odd = { ...entries[0], classes } as ApiEntry;
    const file = collectNames({ entries: [odd], exports: [] }, '/');
    expect(file.entries[0]?.slice(6)).toEqual(['MuiA-', { y: 'MuiB-' }]);
    const names = readNames(file).filter(({ kind }) => kind === 'class');
    expect(names.map(({ name }) => name)).toEqual(['MuiA-x', 'MuiB-y']);
  });
});

describe('a kind next to a name', () => {
  it.each([
    ['class cell', 'class /x/api/data-grid/data-grid/#class-cell'],
    ['footer slot', 'slot /x/api/data-grid/data-grid/#slot-footer'],
    ['event row click', 'event /x/api/data-grid/events/#event-rowClick'],
    ['组件 DataGrid', 'component /x/api/data-grid/data-grid/'],
    ['onRowClick的属性', 'prop /x/api/data-grid/data-grid/#prop-onRowClick'],
  ])('filters by that kind: %s', (text, first) => {
    const [kind] = first.split(' ');
    const found = find(text);
    expect(found[0]).toBe(first);
    expect(found.every((name) => name.startsWith(`${kind} `))).toBe(true);
  });

  it('ranks a name of that kind above pages', () => {
    expect(['class cell', 'prop on row click'].filter(isNamed)).toHaveLength(2);
  });

  it('is an ordinary word if nothing of that kind matches the rest', () => {
    expect(find('slot cell')).toEqual([]);
    expect(find('slot rows')).toEqual([]);
  });
});

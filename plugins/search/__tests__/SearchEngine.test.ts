import type { ApiEntry } from '../../api-reference/types';
import { collectNames } from '../collect/collectNames';
import { SearchEngine } from '../engine/SearchEngine';
import type { SearchPage, SearchQuery, TextsFile } from '../types';
import { entries } from './fixtures/entries';

const page = (address: string, title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  address,
  title,
  description: '',
  area: address.split('/')[2]!,
  trail: [],
  sections: [],
  ...more,
});

const PAGES = [
  page('/x/react-data-grid/', 'Data Grid overview'),
  page('/x/react-data-grid/sorting/', 'Sorting', {
    sections: [
      { anchor: 'several', heading: 'Sort by several columns', plan: 'pro' },
      { anchor: 'server', heading: 'On the server' },
    ],
  }),
  page('/x/react-charts/start/', 'Getting started', { flags: ['unstable'] }),
  page('/x/react-data-grid/start/', 'Getting started'),
  page('/x/migration/grid/', 'From v6 to v7', { trail: ['Migration'] }),
  page('/zh/x/react-data-grid/rows/', '固定行'),
];

const EVERYTHING: SearchQuery = { text: '', area: '', group: '', plan: '', flag: '' };

function createEngine(): SearchEngine {
  const engine = new SearchEngine();
  engine.addPages({ pages: PAGES });
  engine.addNames(collectNames({ entries: entries as ApiEntry[], exports: [] }, '/x/api/'));
  return engine;
}

function readTexts(engine: SearchEngine): SearchEngine {
  const texts = ['Click a header to sort.', 'Hold Shift.', 'The collator compares names.'];
  const steps = [...engine.addTexts([[1, texts]])];
  expect(steps).toHaveLength(1);
  return engine;
}

function search(query: Partial<SearchQuery>, engine = createEngine()) {
  const { groups, isNear } = engine.search({ ...EVERYTHING, ...query });
  return {
    isNear,
    names: groups.map(({ name }) => name),
    addresses: groups.flatMap(({ results }) => results.map(({ address }) => address)),
    first: groups[0]?.results[0],
  };
}

describe('SearchEngine', () => {
  it('corrects a misspelled word next to correct ones', () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [
        page('/x/server/', 'Server-side data'),
        page('/x/pages/', 'Pagination', { description: 'Data from the server side' }),
      ],
    });
    const { addresses, isNear } = search({ text: 'server side pagnation' }, engine);
    expect({ first: addresses[0], isNear }).toEqual({ first: '/x/pages/', isNear: false });
    expect(search({ text: 'server side gasket' }, engine).addresses).toHaveLength(2);
  });

  it('returns the same order regardless of which text arrives first', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => page(`/x/${name}/page/`, 'Rows'));
    const texts = pages.map((_page, number): TextsFile => [[number, ['Rows are read.']]]);
    const ask = (order: readonly number[]) => {
      const engine = new SearchEngine();
      engine.addPages({ pages });
      order.forEach((number) => expect([...engine.addTexts(texts[number]!)]).toHaveLength(1));
      return search({ text: 'rows read' }, engine).addresses;
    };
    expect(ask([0, 1, 2, 3])).toEqual(pages.map(({ address }) => address));
    expect(ask([2, 3, 1, 0])).toEqual(ask([0, 1, 2, 3]));
    expect(ask([3, 2, 1, 0])).toEqual(ask([0, 1, 2, 3]));
  });

  it('also finds translated pages and sections by their original names', () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [
        page('/zh/x/react-data-grid/pinning/', '列固定', {
          original: ['Column pinning', 'frozen columns'],
          sections: [
            { anchor: 'none', heading: '不可固定的列', original: 'Columns that stay loose' },
          ],
        }),
        page('/zh/x/react-data-grid/columns/', '列', { description: 'Column pinning 不在这里' }),
      ],
    });
    const first = (text: string) => search({ text }, engine).addresses[0];
    expect(first('column pinning')).toBe('/zh/x/react-data-grid/pinning/');
    expect(first('pin column')).toBe('/zh/x/react-data-grid/pinning/');
    expect(first('frozen columns')).toBe('/zh/x/react-data-grid/pinning/');
    expect(search({ text: 'loose columns' }, engine).addresses).toContain(
      '/zh/x/react-data-grid/pinning/#none',
    );
  });

  it("ranks the page with an original title above other pages' sections with that heading", () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [
        page('/zh/x/react-data-grid/row-ordering/', '行顺序', {
          sections: [{ anchor: 'tree', heading: '树中的行', original: 'Tree data' }],
        }),
        page('/zh/x/react-data-grid/tree-data/', '树形数据', {
          original: [
            'Tree data',
            'nested rows',
            'hierarchy',
            'tree grid',
            'adjacency list',
            'parent id',
          ],
        }),
      ],
    });
    const [first] = search({ text: 'tree data' }, engine).addresses;
    expect(first).toBe('/zh/x/react-data-grid/tree-data/');
  });

  it('shows which earlier name a result replaces', () => {
    const engine = new SearchEngine();
    const former = [{ name: 'XGrid', successor: { family: 'data-grid', entry: 'DataGridPro' } }];
    engine.addNames(
      collectNames({ entries: entries as ApiEntry[], exports: [] }, '/x/api/', former),
    );
    expect(search({ text: 'xgrid' }, engine).first).toMatchObject({
      title: ['DataGridPro'],
      former: ['', 'XGrid', ''],
    });
    expect(search({ text: 'DataGridPro' }, engine).first).not.toHaveProperty('former');
  });

  it('ranks a page above its sections, and pages above the reference', () => {
    expect(search({ text: 'sort' }).addresses).toEqual([
      '/x/react-data-grid/sorting/',
      '/x/react-data-grid/sorting/#several',
    ]);
    expect(search({ text: 'data grid' }).names).toEqual(['pages', 'api']);
  });

  it('ranks an entry with the exact name first', () => {
    expect(search({ text: 'datagrid' }).names).toEqual(['api', 'pages']);
  });

  it('finds text once it has loaded, and still finds earlier results', () => {
    const engine = createEngine();
    expect(search({ text: 'collator' }, engine).addresses).toEqual([]);
    readTexts(engine);
    expect(search({ text: 'collator' }, engine).addresses).toEqual([
      '/x/react-data-grid/sorting/#server',
    ]);
    expect(search({ text: 'several columns' }, engine).first?.address).toBe(
      '/x/react-data-grid/sorting/#several',
    );
  });

  it('marks matches and cuts the text around them', () => {
    const { first } = search({ text: 'collator' }, readTexts(createEngine()));
    expect(first).toMatchObject({
      kind: 'section',
      title: ['On the server'],
      context: ['Sorting'],
      excerpt: ['The ', 'collator', ' compares names.'],
    });
    expect(search({ text: 'rowcl' }).first?.title).toEqual(['', 'rowCl', 'ick']);
  });

  it('finds other forms of a word, and sidebar groups', () => {
    expect(search({ text: 'migrate from v6' }).addresses).toEqual(['/x/migration/grid/']);
  });

  it('finds Chinese regardless of segmentation', () => {
    expect(search({ text: '固定' }).addresses).toEqual(['/zh/x/react-data-grid/rows/']);
    expect(search({ text: '定行' }).addresses).toEqual(['/zh/x/react-data-grid/rows/']);
  });

  it('marks a Chinese word but not its characters elsewhere', () => {
    const engine = createEngine();
    const steps = [...engine.addTexts([[5, ['固定之后，行的位置不变。']]])];
    expect(steps).toHaveLength(1);
    expect(search({ text: '固定' }, engine).first?.excerpt).toEqual([
      '',
      '固定',
      '之后，行的位置不变。',
    ]);
  });

  it('finds near spellings when nothing matches, and reports it', () => {
    const sorting = '/x/react-data-grid/sorting/';
    expect(search({ text: 'soting' })).toMatchObject({
      isNear: true,
      addresses: [sorting, `${sorting}#several`],
    });
    expect(search({ text: 'quantum' })).toMatchObject({ isNear: false, addresses: [] });
  });

  it('prefers near matches of all words to a name that matches only one of them', () => {
    const engine = createEngine();
    expect([...engine.addTexts([[1, ['What the DataGrid sorts by.']]])]).toHaveLength(1);
    expect(search({ text: 'DataGrid sortng' }, engine)).toMatchObject({
      isNear: true,
      names: ['pages', 'api'],
      addresses: ['/x/react-data-grid/sorting/', '/x/api/data-grid/data-grid/'],
    });
    expect(search({ text: 'GridApi.setPge' }, engine)).toMatchObject({
      isNear: true,
      addresses: ['/x/api/data-grid/grid-api/#prop-setPage', '/x/api/data-grid/grid-api/'],
    });
    expect(search({ text: 'DataGridPro | null' }, engine)).toMatchObject({
      isNear: false,
      addresses: ['/x/api/data-grid/data-grid-pro/'],
    });
    expect(search({ text: 'DataGrid sortng', group: 'pages' }, engine).names).toEqual(['pages']);
    expect(search({ text: 'DataGrid sortng', group: 'api' }, engine)).toMatchObject({
      isNear: false,
      names: ['api'],
    });
  });

  it('finds a short word with transposed letters next to a correct one', () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [page('/x/pinning/', 'Column pinning'), page('/x/rows/', 'Row pinning')],
    });
    expect(search({ text: 'colunm pinning' }, engine)).toMatchObject({
      isNear: true,
      addresses: ['/x/pinning/'],
    });
    expect(search({ text: 'calunm pinning' }, engine).addresses).toEqual([]);
  });

  it('ranks a page with the typed keyword above pages with the word in their titles', () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [
        page('/x/bars/', 'Bar charts'),
        page('/x/lines/', 'Line charts'),
        page('/x/react-charts/', 'Charts overview', { keywords: ['charts', 'graphs'] }),
      ],
    });
    expect(search({ text: 'charts' }, engine).addresses[0]).toBe('/x/react-charts/');
  });

  it('ranks a migration guide first only if the query mentions versions', () => {
    const engine = new SearchEngine();
    const description = 'Upgrade pinned columns';
    engine.addPages({
      pages: [
        page('/x/migration/', 'Pinned columns', { description }),
        page('/x/react-data-grid/', 'Pinned columns'),
      ],
    });
    expect(search({ text: 'pinned columns' }, engine).addresses[0]).toBe('/x/react-data-grid/');
    expect(search({ text: 'upgrade pinned columns' }, engine).addresses[0]).toBe('/x/migration/');
  });

  it('ranks the page of messages first only if the query asks for messages', () => {
    const engine = new SearchEngine();
    const description = 'Messages about the license key';
    engine.addPages({
      pages: [
        page('/x/messages/license/', 'License key', { description }),
        page('/x/introduction/licensing/', 'License key'),
      ],
    });
    const firstOf = (text: string) => search({ text }, engine).addresses[0];
    expect(firstOf('license key')).toBe('/x/introduction/licensing/');
    expect(firstOf('license key messages')).toBe('/x/messages/license/');
  });

  it('ranks a misspelled name above pages that contain it in their text', () => {
    const engine = createEngine();
    expect([...engine.addTexts([[0, ['A DataGrid beside another DataGrid.']]])]).toHaveLength(1);
    expect(search({ text: 'DatGrid' }, engine)).toMatchObject({
      isNear: true,
      names: ['api', 'pages'],
    });
  });

  it('ranks a section with the typed heading above a page with the words in its title', () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [
        page('/x/react-data-grid/server/', 'Data on the server', { description: 'Server sorting' }),
        page('/x/react-data-grid/sorting/', 'Sorting', {
          sections: [{ anchor: 'server', heading: 'Sorting on the server' }],
        }),
      ],
    });
    expect(search({ text: 'sorting server' }, engine).addresses).toEqual([
      '/x/react-data-grid/sorting/#server',
      '/x/react-data-grid/server/',
    ]);
  });

  it('allows one of several words to be missing, but not two', () => {
    expect(search({ text: 'sort several purple' }).addresses).not.toEqual([]);
    expect(search({ text: 'sort seldom purple' }).addresses).toEqual([]);
  });

  it('allows a character to be missing from a few words, but not a word', () => {
    expect(search({ text: '固定 起始 行' }).addresses).toEqual([]);
    expect(search({ text: '大 固定 行' }).addresses).toEqual(['/zh/x/react-data-grid/rows/']);
  });

  it("does not require words that describe the reader's intent", () => {
    const sorting = '/x/react-data-grid/sorting/';
    expect(search({ text: 'how do I change sorting' }).first?.address).toBe(sorting);
    expect(search({ text: 'MUI X: Sort by several columns' }).addresses).toEqual([
      `${sorting}#several`,
    ]);
    expect(search({ text: 'change' }).addresses).toEqual([]);
  });

  it('treats the plural of a word like the word', () => {
    const engine = new SearchEngine();
    const pinned = { keywords: ['fixed columns'] };
    engine.addPages({
      pages: [page('/x/menu/', 'Column menu'), page('/x/pins/', 'Pins and a menu', pinned)],
    });
    expect(search({ text: 'column menu' }, engine).addresses[0]).toBe('/x/menu/');
    expect(search({ text: 'columns menu' }, engine).addresses[0]).toBe('/x/menu/');
  });

  it('finds both spellings of a word', () => {
    const engine = new SearchEngine();
    engine.addPages({ pages: [page('/x/a/', 'Customization'), page('/x/b/', 'Colors')] });
    expect(search({ text: 'customise' }, engine)).toMatchObject({
      isNear: false,
      addresses: ['/x/a/'],
    });
    expect(search({ text: 'colour' }, engine).addresses).toEqual(['/x/b/']);
  });

  it('searches for the end of a dotted name if no page has the whole name', () => {
    const engine = new SearchEngine();
    engine.addPages({ pages: [page('/x/licensing/', 'Licensing', { keywords: ['setKey'] })] });
    expect(search({ text: 'LicenseInfo.setKey' }, engine).addresses).toEqual(['/x/licensing/']);
    expect(search({ text: 'setKey.other' }, engine).addresses).toEqual([]);
  });

  it('tells an intent word from a word with the same first character', () => {
    const engine = new SearchEngine();
    engine.addPages({ pages: [page('/x/height/', '行高'), page('/x/width/', '列宽')] });
    expect(search({ text: '改行高' }, engine).addresses).toEqual(['/x/height/']);
    expect(search({ text: '能改列宽吗' }, engine).addresses).toEqual(['/x/width/']);
    expect(search({ text: '改名' }, engine).addresses).toEqual([]);
  });

  it('splits characters in two if no page has them as typed', () => {
    const engine = new SearchEngine();
    engine.addPages({
      pages: [page('/x/click/', '点击', { description: '选择一行' }), page('/x/rows/', '行')],
    });
    expect(search({ text: '行点击' }, engine).addresses).toEqual(['/x/click/']);
  });

  it('filters by group, plan or flag', () => {
    expect(search({ text: 'data grid', group: 'api' }).names).toEqual(['api']);
    expect(search({ text: 'sort', plan: 'pro' }).addresses).toEqual([
      '/x/react-data-grid/sorting/#several',
    ]);
    expect(search({ text: 'started', flag: 'unstable' }).addresses).toEqual([
      '/x/react-charts/start/',
    ]);
    expect(search({ text: 'row', flag: 'deprecated' }).addresses).toEqual([
      '/x/api/data-grid/data-grid/#prop-onRowClick',
    ]);
  });

  it('prefers the area of the current page', () => {
    expect(search({ text: 'getting started', area: 'react-charts' }).first?.address).toBe(
      '/x/react-charts/start/',
    );
    expect(search({ text: 'getting started', area: 'react-data-grid' }).first?.address).toBe(
      '/x/react-data-grid/start/',
    );
  });

  it('finds Chinese words as written, but not their characters in a different order', () => {
    const rows = '/zh/x/react-data-grid/rows/';
    expect(search({ text: '固定行' }).addresses).toEqual([rows]);
    expect(search({ text: '定行' }).addresses).toEqual([rows]);
    expect(search({ text: '固定的行' }).addresses).toEqual([rows]);
    expect(search({ text: '定固' }).addresses).toEqual([]);
    expect(search({ text: '行定固' }).addresses).toEqual([]);
  });

  it('finds a Chinese word with characters in between as a near match', () => {
    expect(search({ text: '固行' })).toMatchObject({
      isNear: true,
      addresses: ['/zh/x/react-data-grid/rows/'],
    });
  });
});

import { createTranslator } from '../descriptions/createTranslator';
import { LABELS } from '../pages/labels';
import { buildEntryPage } from '../pages/buildEntryPage';
import { createHistoryDescriber } from '../pages/describeHistory';
import { linkNeighbors } from '../pages/generateVersion';
import { renderEntryMdx } from '../pages/renderEntryMdx';
import { renderIndexMdx } from '../pages/renderIndexMdx';
import { createMarkdownRenderer } from '../pages/renderMarkdown';
import { SAMPLE } from './sampleDoc';

const entries = new Map([
  ['GridColDef', '/x/api/data-grid/grid-col-def/'],
  ['DataGridPro', '/x/api/data-grid/data-grid-pro/'],
]);

const types = new Map([
  ['GridToolbarProps', { text: 'interface GridToolbarProps {\n  icon?: GridIcon;\n}' }],
  ['GridIcon', { text: "type GridIcon = 'GridColDef' | null" }],
]);

const translate = createTranslator(null);

async function buildSample(known: typeof types = types) {
  const renderMarkdown = await createMarkdownRenderer({
    entries,
    toOwnAddress: (url) => url.replace('https://mui.com/x/', '/x/'),
    translate,
  });
  const page = buildEntryPage(SAMPLE, {
    links: entries,
    types: known,
    descriptions: new Map([['GridColDef', 'A column.']]),
    renderMarkdown,
    translate,
    jsonBase: '/x/api-docs/',
    describeHistory: createHistoryDescriber('current', LABELS),
    compare: () => ({ address: '/x/api/compare/', from: 'v6', to: 'v7' }),
    problemsOf: () => [],
    guidesOf: () => [{ title: 'Sorting', address: '/x/react-data-grid/sorting/' }],
    addressOfProp: () => null,
  });
  const [props, slots, classes] = page.sections.map(({ groups }) => groups[0]?.members ?? []);
  return { renderMarkdown, page, props, slots, classes };
}

describe('view of an entry', () => {
  it('links names of entries in types and descriptions, but not to the entry itself', async () => {
    const { props, renderMarkdown } = await buildSample();
    const link = '<a href="/x/api/data-grid/grid-col-def/">GridColDef</a>';
    expect(props?.[0]?.type).toBe(`readonly ${link}&lt;R&gt;[]`);
    expect(props?.[0]?.description).toBe(`Set of columns of type <code>${link}[]</code>.`);
    expect(renderMarkdown('See `DataGridPro`.', 'DataGridPro')).not.toContain('href');
  });

  it('opens types without an entry on the page, including the types that they refer to', async () => {
    const { slots, page } = await buildSample();
    expect(slots?.[0]?.type).toBe(
      '<button type="button" popovertarget="type-GridToolbarProps">GridToolbarProps</button>',
    );
    expect(page.types).toEqual([
      {
        name: 'GridToolbarProps',
        code: 'interface GridToolbarProps {\n  icon?: <button type="button" popovertarget="type-GridIcon">GridIcon</button>;\n}',
      },
      { name: 'GridIcon', code: "type GridIcon = 'GridColDef' | null" },
    ]);
  });

  it('names types without opening them if their definitions are too long together', async () => {
    const theme = { text: `interface GridIcon {\n  ${'color: string;'.repeat(3_000)}\n}` };
    const { page } = await buildSample(new Map([...types, ['GridIcon', theme]]));
    expect(page.types).toEqual([
      { name: 'GridToolbarProps', code: 'interface GridToolbarProps {\n  icon?: GridIcon;\n}' },
    ]);
  });

  it('describes the arguments of a callback, by their type if the package does not', async () => {
    const { props } = await buildSample();
    expect(props?.[2]?.args).toEqual([
      { name: 'column', description: 'A column.' },
      { name: 'index', description: 'Its place.' },
      { name: null, description: 'The text.' },
    ]);
  });

  it('shows a class with its global name and an anchor with its key', async () => {
    const { classes } = await buildSample();
    expect(classes?.[0]).toMatchObject({ id: 'class-root', name: '.MuiDataGrid-root' });
  });

  it('shows HTML in doc comments as text and removes unsafe addresses', async () => {
    const { props, renderMarkdown } = await buildSample();
    expect(props?.[1]?.deprecated).toBe('Use &lt;b&gt;x&lt;/b&gt;.');
    expect(renderMarkdown('[x](javascript:alert(1))', '')).toBe('<a href="">x</a>');
  });

  it('resolves links of doc comments, including bare ones, to pages of this site', async () => {
    const { renderMarkdown } = await buildSample();
    expect(renderMarkdown('{@link https://mui.com/x/charts/ charts}', '')).toBe(
      '<a href="/x/charts/">charts</a>',
    );
    expect(renderMarkdown('See https://mui.com/x/charts/.', '')).toBe(
      'See <a href="/x/charts/">mui.com/x/charts/</a>.',
    );
    expect(renderMarkdown("[[MuiEvent<Map['click']>]] or [[Row]][].", '')).toBe(
      "<code>MuiEvent&lt;Map['click']&gt;</code> or <code>Row[]</code>.",
    );
  });

  it('shows plans only where members differ, and required members', async () => {
    const { props } = await buildSample();
    expect(props?.map(({ plan, presence }) => [plan, presence])).toEqual([
      [undefined, 'required'],
      ['pro', undefined],
      [undefined, undefined],
    ]);
  });
});

describe('generated MDX', () => {
  it('contains a table of contents and one component', async () => {
    const { page } = await buildSample();
    const mdx = renderEntryMdx(SAMPLE, page, LABELS, {
      position: 3,
      neighbors: {
        pagination_prev: 'api/data-grid/data-grid',
        pagination_next: 'api/data-grid/grid-filter-panel',
      },
      dataModule: '@generated/data/data-grid-pro.json',
      labelsModule: '@generated/data/labels.json',
    });
    expect(mdx).toMatchInlineSnapshot(`
      "---
      title: "DataGridPro"
      description: "Props, slots and CSS classes of DataGridPro from @mui/x-data-grid-pro."
      slug: "/api/data-grid/data-grid-pro"
      sidebar_label: "DataGridPro"
      sidebar_position: 3
      kind: "component"
      toc_max_heading_level: 3
      custom_edit_url: null
      pagination_prev: "api/data-grid/data-grid"
      pagination_next: "api/data-grid/grid-filter-panel"
      ---

      import ApiPage from '@theme/ApiPage';
      import entry from '@generated/data/data-grid-pro.json?static-region';
      import labels from '@generated/data/labels.json?static-region';

      export const toc = [{"value":"Import","id":"import","level":2},{"value":"Props","id":"props","level":2},{"value":"Slots","id":"slots","level":2},{"value":"CSS classes","id":"classes","level":2},{"value":"Inherited props","id":"inherited","level":2},{"value":"Theme","id":"theme","level":2},{"value":"Guides","id":"guides","level":2}];

      <ApiPage entry={entry} labels={labels} size={5} />

      "
    `);
  });

  it('lists the kinds of an index', () => {
    const mdx = renderIndexMdx({
      folder: 'data-grid',
      isCompared: true,
      timeline: '/x/api/data-grid/timeline/',
      title: 'Data grid API',
      neighbors: { pagination_prev: null, pagination_next: 'api/data-grid/data-grid-pro' },
      entries: [SAMPLE],
      labels: LABELS,
      dataModule: '@generated/data/index.json',
      labelsModule: '@generated/data/labels.json',
    });
    expect(mdx).toMatchInlineSnapshot(`
      "---
      title: "Data grid API"
      description: "1 components, hooks and types, each with all its members."
      slug: "/api/data-grid"
      sidebar_label: "All entries"
      sidebar_position: 0
      custom_edit_url: null
      pagination_prev: null
      pagination_next: "api/data-grid/data-grid-pro"
      ---

      import ApiIndex from '@theme/ApiIndex';
      import sections from '@generated/data/index.json?static-region';
      import labels from '@generated/data/labels.json?static-region';

      export const toc = [{"value":"Components","id":"component","level":2}];

      1 components, hooks and types, each with all its members. [What changed between two versions](/x/api/compare/?of=data-grid) [What each minor release brought](/x/api/data-grid/timeline/)

      <ApiIndex sections={sections} labels={labels} kinds={["component"]} />

      "
    `);
  });
});

test('orders the pages of a family like its index, which comes first', () => {
  const entry = (slug: string, kind: 'component' | 'hook') => ({ ...SAMPLE, slug, kind }) as never;
  const neighbors = linkNeighbors('data-grid', [
    entry('data-grid', 'component'),
    entry('use-grid-api-ref', 'hook'),
    entry('data-grid-pro', 'component'),
  ]);
  expect(Object.fromEntries(neighbors)).toEqual({
    index: { pagination_prev: null, pagination_next: 'api/data-grid/data-grid' },
    'data-grid': {
      pagination_prev: 'api/data-grid/index',
      pagination_next: 'api/data-grid/data-grid-pro',
    },
    'data-grid-pro': {
      pagination_prev: 'api/data-grid/data-grid',
      pagination_next: 'api/data-grid/use-grid-api-ref',
    },
    'use-grid-api-ref': { pagination_prev: 'api/data-grid/data-grid-pro', pagination_next: null },
  });
});

import { LABELS } from '../pages/labels';
import { buildEntryPage } from '../pages/buildEntryPage';
import { renderEntryMdx } from '../pages/renderEntryMdx';
import { renderIndexMdx } from '../pages/renderIndexMdx';
import { createMarkdownRenderer } from '../pages/renderMarkdown';
import { SAMPLE } from './sampleDoc';
import { WIDGETS } from './installPackages';

const entries = new Map([
  ['GridColDef', '/x/api/data-grid/grid-col-def/'],
  ['DataGridPro', '/x/api/data-grid/data-grid-pro/'],
]);

async function buildSample() {
  const renderMarkdown = await createMarkdownRenderer({
    entries,
    toOwnAddress: (url) => url.replace('https://mui.com/x/', '/x/'),
  });
  return {
    renderMarkdown,
    page: buildEntryPage(SAMPLE, {
      links: entries,
      renderMarkdown,
      jsonBase: '/x/api-docs/',
      descriptionLang: 'en',
    }),
  };
}

describe('an entry as its page shows it', () => {
  it('links names of entries in types and descriptions, but not to itself', async () => {
    const { page, renderMarkdown } = await buildSample();
    const link = '<a href="/x/api/data-grid/grid-col-def/">GridColDef</a>';
    expect(page.props[0]?.type).toBe(`readonly ${link}&lt;R&gt;[]`);
    expect(page.props[0]?.description).toBe(`Set of columns of type <code>${link}[]</code>.`);
    expect(renderMarkdown('See `DataGridPro`.', 'DataGridPro')).not.toContain('href');
  });

  it('shows HTML in doc comments as text and drops unsafe addresses', async () => {
    const { page, renderMarkdown } = await buildSample();
    expect(page.props[1]?.deprecated).toBe('Use &lt;b&gt;x&lt;/b&gt;.');
    expect(renderMarkdown('[x](javascript:alert(1))', '')).toBe('<a href="">x</a>');
  });

  it('resolves links of doc comments, also bare ones, to pages of this site', async () => {
    const { renderMarkdown } = await buildSample();
    expect(renderMarkdown('{@link https://mui.com/x/charts/ charts}', '')).toBe(
      '<a href="/x/charts/">charts</a>',
    );
    expect(renderMarkdown('See https://mui.com/x/charts/.', '')).toBe(
      'See <a href="/x/charts/">mui.com/x/charts/</a>.',
    );
  });

  it('names a plan only where members differ, and what is required', async () => {
    const { page } = await buildSample();
    expect(page.props.map(({ plan, presence }) => [plan, presence])).toEqual([
      [null, 'required'],
      ['pro', null],
    ]);
  });
});

describe('generated MDX', () => {
  it('is one heading and one region for each section', async () => {
    const { page } = await buildSample();
    const mdx = renderEntryMdx(
      SAMPLE,
      page,
      [{ title: 'Sorting', file: 'react-data-grid/sorting/index.mdx' }],
      LABELS,
      {
        position: 3,
        dataModule: '@generated/data/data-grid-pro.json',
        labelsModule: '@generated/data/labels.json',
        toVersionFolder: '../..',
      },
    );
    expect(mdx).toMatchInlineSnapshot(`
      "---
      title: "DataGridPro"
      description: "Props, slots and CSS classes of DataGridPro from @mui/x-data-grid-pro."
      slug: "/api/data-grid/data-grid-pro"
      sidebar_label: "DataGridPro"
      sidebar_position: 3
      custom_edit_url: null
      pagination_prev: null
      pagination_next: null
      toc_max_heading_level: 2
      ---

      import ApiSection from '@theme/ApiSection';
      import entry from '@generated/data/data-grid-pro.json?static-region';
      import labels from '@generated/data/labels.json?static-region';

      <ApiSection name="summary" entry={entry} labels={labels} />

      ## Import {/* #import */}

      <ApiSection name="import" entry={entry} labels={labels} />

      ## Props {/* #props */}

      <ApiSection name="props" entry={entry} labels={labels} />

      ## Slots {/* #slots */}

      <ApiSection name="slots" entry={entry} labels={labels} />

      ## CSS classes {/* #classes */}

      <ApiSection name="classes" entry={entry} labels={labels} />

      ## Inherited props {/* #inherited */}

      <ApiSection name="inherited" entry={entry} labels={labels} />

      ## Guides {/* #guides */}

      - [Sorting](../../react-data-grid/sorting/index.mdx)

      "
    `);
  });

  it('lists the entries of a family by kind', () => {
    expect(renderIndexMdx({ ...WIDGETS, slug: 'data-grid' }, [SAMPLE], LABELS))
      .toMatchInlineSnapshot(`
      "---
      title: "Data grid API"
      description: "1 components and interfaces, each with its props, slots and CSS classes."
      slug: "/api/data-grid"
      sidebar_label: "All entries"
      sidebar_position: 0
      custom_edit_url: null
      pagination_prev: null
      pagination_next: null
      toc_max_heading_level: 2
      ---

      import ApiIndex from '@theme/ApiIndex';
      import ApiFilter from '@theme/ApiFilter';

      1 components and interfaces, each with its props, slots and CSS classes.

      <ApiFilter label={"Filter by name"} none={"No entry has this name."} />

      ## Components {/* #components */}

      <ApiIndex deprecatedLabel={"deprecated"} entries={[{"name":"DataGridPro","slug":"data-grid-pro","kind":"component","plan":"pro","deprecated":false}]} />

      "
    `);
  });
});

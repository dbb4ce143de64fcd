import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { LABELS } from '../../api-reference/pages/labels';
import type { EntryPage } from '../../api-reference/pages/types';
import { addTabPages, addTabRoutes } from '../addTabs';
import { groupApiPages } from '../groupApiPages';
import { mergePlans } from '../mergePlans';
import { renderTabModule } from '../renderTabModule';
import { pageOfTab, tabId } from '../tabAddress';
import type { Tab } from '../types';

const ENTRY: EntryPage = {
  name: 'useZoom',
  kind: 'hook',
  package: '@mui/x-charts',
  plan: 'community',
  summary: '',
  deprecated: null,
  imports: [],
  history: {},
  comparison: { address: '/x/api/compare/', from: 'v6', to: 'v7' },
  theme: null,
  json: '',
  definition: [],
  sections: [
    {
      id: 'parameters',
      label: 'section.parameters',
      groups: [
        { id: 'parameters', title: null, description: '', members: [{ id: 'param-x', name: 'x' }] },
      ],
    },
  ],
  inherits: [],
  guides: [{ title: 'Zoom', address: '/x/zoom/' }],
  problems: [],
  types: [],
};

const TAB: Tab = {
  segment: 'hooks-api',
  doc: {
    id: 'zoom/index',
    permalink: '/x/zoom/',
    title: 'Zoom',
    previous: { title: 'Before', permalink: '/x/before/' },
    frontMatter: { tabs: ['hooks-api'] },
  } as unknown as DocMetadata,
  title: 'Zoom: hooks API',
  description: 'Hooks.',
  module: 'tab.js',
  labels: 'api-reference/current/en/labels.json',
  entries: [
    {
      title: 'useZoom',
      prefix: 'use-zoom-',
      pages: { useZoom: '/x/api/charts/use-zoom/' },
      data: 'api-reference/current/en/charts/use-zoom.json',
      page: ENTRY,
    },
  ],
};
const tabs = new Map([['/x/zoom/', [TAB]]]);

describe('tabs of a page', () => {
  it('get routes next to the page with the same component and sidebar', () => {
    const page = { path: '/x/zoom/', component: '@theme/DocItem', exact: true, sidebar: 'docs' };
    const route = addTabRoutes(
      {
        path: '/x',
        component: '@theme/DocRoot',
        routes: [
          { ...page, modules: { content: '@site/zoom.mdx' } },
          { ...page, path: '/x/plain/', modules: { content: '@site/plain.mdx' } },
        ],
      },
      tabs,
      new Map([[TAB, '/generated/tab.js']]),
    );
    expect(route.routes).toHaveLength(3);
    expect(route.routes?.[1]).toEqual({
      ...page,
      path: '/x/zoom/hooks-api/',
      modules: { content: '/generated/tab.js' },
    });
  });

  it('are added to the pages of their version', () => {
    const doc = { id: 'zoom/index', path: '/x/zoom/', sidebar: 'docs' };
    const data = addTabPages({ breadcrumbs: true, versions: [{ docs: [doc] }] }, tabs);
    expect(data.versions[0]?.docs).toEqual([
      doc,
      { id: 'zoom/hooks-api/index', path: '/x/zoom/hooks-api/', sidebar: 'docs' },
    ]);
  });

  it('have separate metadata and no neighbors', () => {
    const code = renderTabModule(TAB, LABELS);
    const metadata = JSON.parse(/metadata = (.*);/.exec(code)?.[1] ?? '') as Partial<DocMetadata>;
    expect(metadata).toMatchObject({
      id: 'zoom/hooks-api/index',
      title: 'Zoom: hooks API',
      permalink: '/x/zoom/hooks-api/',
    });
    expect(metadata).not.toHaveProperty('previous');
    expect(JSON.parse(/toc = (.*);/.exec(code)?.[1] ?? '')).toEqual([
      { value: 'useZoom', id: 'use-zoom', level: 2 },
      { value: 'Parameters', id: 'use-zoom-parameters', level: 3 },
    ]);
    expect(code).toContain(
      `import entry0 from '@generated/api-reference/current/en/charts/use-zoom.json?static-region';`,
    );
    expect(code).toContain('isBrief: false');
  });

  it('list only the names of members when there are hundreds', () => {
    const members = Array.from({ length: 701 }, (_, index) => ({
      id: `${index}`,
      name: `${index}`,
    }));
    const [section] = ENTRY.sections;
    const page = {
      ...ENTRY,
      sections: [{ ...section!, groups: [{ id: '', title: null, description: '', members }] }],
    };
    const code = renderTabModule({ ...TAB, entries: [{ ...TAB.entries[0]!, page }] }, LABELS);
    expect(code).toContain('isBrief: true');
  });

  it('are matched to their page by address and ID', () => {
    expect(pageOfTab('/zh/x/zoom/components-api/')).toBe('/zh/x/zoom/');
    expect(pageOfTab('/x/zoom/')).toBe('/x/zoom/');
    expect(tabId('zoom/index', 'components-api')).toBe('zoom/components-api/index');
  });
});

describe('plans of a component', () => {
  it('are merged into one entry, with the largest plan last', () => {
    expect(mergePlans(['DataGridPremium', 'GridColDef', 'DataGrid', 'DataGridPro'])).toEqual([
      ['DataGrid', 'DataGridPro', 'DataGridPremium'],
      ['GridColDef'],
    ]);
  });
});

describe('pages of the reference', () => {
  it('are grouped by kind in the sidebar', async () => {
    const ids = ['api/charts/index', 'api/charts/bar', 'api/charts/line', 'api/charts/use-x'];
    const kinds = [undefined, 'component', 'component', 'hook'];
    const items = await groupApiPages(LABELS)({
      item: { type: 'autogenerated', dirName: 'api/charts' },
      docs: ids.map((id, index) => ({ id, frontMatter: { kind: kinds[index] } })),
      defaultSidebarItemsGenerator: () => ids.map((id) => ({ type: 'doc', id })),
    } as unknown as Parameters<ReturnType<typeof groupApiPages>>[0]);
    expect(items).toMatchObject([
      { id: 'api/charts/index' },
      {
        type: 'category',
        label: 'Components',
        key: 'api/charts/component',
        items: [{ id: 'api/charts/bar' }, { id: 'api/charts/line' }],
      },
      { id: 'api/charts/use-x' },
    ]);
  });
});

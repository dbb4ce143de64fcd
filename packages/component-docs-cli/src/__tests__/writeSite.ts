import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const prop = (name: string, more: object = {}) => ({
  name,
  type: 'boolean',
  required: false,
  default: null,
  description: `What ${name} does.`,
  deprecated: null,
  plan: 'community',
  ...more,
});

const grid = (props: object[], slots: object[]) => ({
  kind: 'component',
  name: 'DataGrid',
  slug: 'data-grid',
  family: 'data-grid',
  package: '@mui/x-data-grid',
  plan: 'community',
  description: '',
  deprecated: null,
  imports: [
    { path: '@mui/x-data-grid', typeOnly: false },
    { path: '@mui/x-data-grid/DataGrid', typeOnly: false },
  ],
  props,
  slots,
  classes: [
    {
      name: 'root',
      className: 'MuiDataGrid-root',
      isState: false,
      description: '',
      deprecated: null,
    },
  ],
  inherits: [{ from: 'HTMLAttributes', package: 'react', props: ['className', 'style'] }],
  theme: null,
});

const gridPro = {
  ...grid([prop('rows')], []),
  name: 'DataGridPro',
  slug: 'data-grid-pro',
  package: '@mui/x-data-grid-pro',
  plan: 'pro',
  imports: [{ path: '@mui/x-data-grid-pro', typeOnly: false }],
};

const exported = (name: string, kind: string, more: object = {}) => ({
  name,
  kind,
  family: 'data-grid',
  package: '@mui/x-data-grid',
  plan: 'community',
  description: '',
  deprecated: null,
  text: `${name}: string`,
  ...more,
});

const index = (base: string, release: string) => ({
  version: base === 'x/' ? 'current' : base.slice(2, -1),
  packages: [
    { name: '@mui/x-data-grid', version: release },
    { name: '@mui/x-data-grid-pro', version: release },
  ],
  entries: [grid([], []), gridPro].map(({ name, slug, kind, family, package: from, plan }) => ({
    name,
    kind,
    family,
    package: from,
    plan,
    deprecated: null,
    page: `/${base}api/data-grid/${slug}/`,
    json: `/${base}api-docs/data-grid/${slug}.json`,
  })),
  exports: `/${base}api-docs/exports.json`,
});

const page = (title: string, address: string, body: string): string =>
  `---\ntitle: "${title}"\nurl: "https://docs.example${address}"\n---\n\n# ${title}\n\n${body}`;

const pages = (address: string, ...others: object[]) => ({
  pages: [
    {
      address,
      title: 'Sorting',
      description: 'Rows in an order.',
      area: 'react-data-grid',
      trail: ['Data Grid'],
      sections: [{ anchor: 'several', heading: 'Several columns' }],
    },
    ...others,
  ],
});

const SORTING = `Click a title.

\`\`\`tsx
# no heading
\`\`\`

## Several columns (Pro)

Hold a key.

### With the keyboard

Enter.

## Turn it off

One prop.
`;

const API = `## Props

- **\`rows\`** (required) \`boolean\` What rows does.
- **\`slots\`** (components before v6) \`boolean\` What slots does.
  A second line.

## CSS classes

- **\`.MuiDataGrid-root\`** The root.
`;

const SOURCE = `// SortByTwoColumns.tsx

import { rows } from './rows';

export default function SortByTwoColumns(): number[] {
  return rows;
}


// rows.ts

export const rows: number[] = [1];


// SortByTwoColumns.css.tsx

import './SortByTwoColumns.css';
export default () => null;


/* SortByTwoColumns.css */

.grid { color: red; }
`;

const MESSAGES = `## Rows

### Rows need an id

\`\`\`text
MUI X: Every row of the grid needs an id.
The row is …
\`\`\`

Thrown · \`@mui/x-data-grid\` · from \`DataGrid\`

Name the field with \`getRowId\`.

### Columns need a field

\`\`\`text
MUI X: Every column of the grid needs a field.
\`\`\`

Thrown · \`@mui/x-data-grid\`

Add the field.

## Faults of the library

\`\`\`text
MUI X: The state of the grid is broken.
\`\`\`

Thrown · \`@mui/x-data-grid\`

\`\`\`text
MUI X: Unreachable.
\`\`\`
`;

const said = (id: string, parts: (string | object)[]) => ({
  id,
  level: 'exception',
  parts,
  package: '@mui/x-data-grid',
  plan: 'community',
  sources: [{ name: 'DataGrid', address: '/x/api/data-grid/data-grid/' }],
  others: 0,
});

const MESSAGE_FACTS = {
  messages: {
    'rows-need-an-id': said('rows-need-an-id', [
      'MUI X: Every row of the grid needs an id.\nThe row is ',
      { hole: 'row' },
    ]),
    'columns-need-a-field': said('columns-need-a-field', [
      'MUI X: Every column of the grid needs a field.',
    ]),
    'state-is-broken': said('state-is-broken', ['MUI X: The state of the grid is broken.']),
  },
  internal: ['state-is-broken'],
  unexplained: [],
};

/** Page of messages in the search index. */
const messagesPage = (address: string, headings: readonly [string, string, string]) => ({
  address,
  title: 'Data Grid messages',
  description: 'What the grid says.',
  area: 'messages',
  trail: [],
  sections: [
    {
      anchor: 'rows-need-an-id',
      heading: headings[0],
      messages: [['MUI X: Every row of the grid needs an id.\nThe row is ', '']],
    },
    {
      anchor: 'columns-need-a-field',
      heading: headings[1],
      messages: [['MUI X: Every column of the grid needs a field.']],
    },
    {
      anchor: 'state-is-broken',
      heading: headings[2],
      messages: [['MUI X: The state of the grid is broken.']],
    },
  ],
});

const ENGLISH = [
  'Rows need an id',
  'Columns need a field',
  'MUI X: The state of the grid is broken.',
] as const;

const CHINESE = ['行需要 id', '列需要 field', 'MUI X: The state of the grid is broken.'] as const;

const SLOTS_IN_V6 = prop('slots', {
  history: { formerly: [{ name: 'components', before: 'v6' }] },
});

const PROBLEMS = {
  problems: [
    {
      id: 'rows-jump',
      title: 'Rows jump when `rows` changes',
      components: ['DataGrid'],
      workaround: { language: 'tsx', code: 'const rows = useMemo(load, []);' },
      family: 'react-data-grid',
      outcomes: { v6: 'fixed', current: 'present' },
      addresses: { current: '/x/react-data-grid/rows/#problem-rows-jump' },
    },
  ],
};

/** The published files that answers read: one family, one page and one demo in two versions. */
const FILES: Record<string, unknown> = {
  'index.html': '',
  '.hosting.json': '{"headers":[]}',
  '.secret.md': 'hidden',
  'x/known-problems.json': PROBLEMS,
  'x/api-docs/index.json': index('x/', '7.28.3'),
  'x/api-docs/exports.json': {
    exports: [
      exported('GridRowId', 'type'),
      exported('GridDataSource', 'type', {
        history: { since: 'current', minors: { since: '7.12' } },
      }),
    ],
  },
  'x/api-docs/minors/data-grid.json': {
    family: 'data-grid',
    slugs: { current: { DataGrid: 'data-grid' } },
    majors: [
      {
        family: 'data-grid',
        major: 7,
        minors: [
          { minor: '7.0', date: null, added: [], deprecated: [], removed: [] },
          {
            minor: '7.12',
            date: null,
            added: ['GridDataSource', 'DataGrid#prop-rowSpanning'],
            deprecated: ['DataGrid#prop-getRowsToExport'],
            removed: [],
          },
        ],
      },
    ],
  },
  'x/api-docs/data-grid/data-grid.json': grid(
    [
      prop('rows', { required: true }),
      SLOTS_IN_V6,
      prop('slotProps'),
      prop('classes'),
      prop('autoHeight', { deprecated: 'Use flex parent container instead.' }),
      prop('rowSpanning', { history: { since: 'current', minors: { since: '7.15' } } }),
      prop('getRowsToExport', {
        deprecated: 'Use another.',
        history: { deprecated: 'current', minors: { deprecated: '7.21' } },
      }),
      prop('rowBufferPx', { history: { formerly: [{ name: 'rowBuffer', before: 'current' }] } }),
    ],
    [{ ...prop('toolbar'), history: {} }],
  ),
  'x/api-docs/data-grid/data-grid-pro.json': gridPro,
  'x/v6/api-docs/index.json': index('x/v6/', '6.20.4'),
  'x/v6/api-docs/exports.json': {
    exports: [
      exported('GridRowId', 'type'),
      exported('enUS', 'value', { history: { removed: 'current' } }),
    ],
  },
  'x/v6/api-docs/data-grid/data-grid.json': grid(
    [
      prop('rows', { required: true }),
      SLOTS_IN_V6,
      prop('components', {
        deprecated: 'Use slots.',
        history: { deprecated: 'v6', removed: 'current', instead: 'slots' },
      }),
      prop('rowBuffer', { history: { removed: 'current', instead: 'rowBufferPx' } }),
    ],
    [],
  ),
  'x/v6/api-docs/data-grid/data-grid-pro.json': gridPro,
  'x/api-docs/compare/v6/current/data-grid.json': {
    from: 'v6',
    to: 'current',
    family: 'data-grid',
    changes: [
      {
        kinds: [],
        name: 'DataGrid',
        kind: 'component',
        fromSlug: 'data-grid',
        toSlug: 'data-grid',
        members: [
          { kinds: ['renamed'], name: 'rowBufferPx', formerName: 'rowBuffer', member: 'prop' },
          { kinds: [], name: 'rows', member: 'prop' },
        ],
      },
      { kinds: [], name: 'DataGridPro', kind: 'component', fromSlug: '', toSlug: '', members: [] },
    ],
  },
  'x/api-docs/upgrade/upgrade.json': {
    families: { v6: ['data-grid'], current: ['data-grid'] },
    problems: PROBLEMS.problems,
    releases: { current: [{ name: '@mui/x-data-grid', release: '7.28.3', peers: {} }] },
    guides: [
      {
        family: 'data-grid',
        from: 'v6',
        to: 'current',
        address: '/x/migration/grid/',
        sections: [
          { id: 'rows', title: 'Rows', before: ['rowBuffer'], said: [], behavior: [] },
          { id: 'look', title: 'Look', before: [], said: [], behavior: ['DataGrid.rows'] },
        ],
      },
    ],
  },
  'x/api-docs/upgrade/names/current.json': {
    'data-grid': { DataGrid: ['rows', 'rowBufferPx', 'slots'] },
  },
  'x/api/data-grid/data-grid.md': page('DataGrid', '/x/api/data-grid/data-grid/', API),
  'x/v6/api/data-grid/data-grid.md': page('DataGrid', '/x/v6/api/data-grid/data-grid/', API),
  'x/react-data-grid/sorting.md': page('Sorting', '/x/react-data-grid/sorting/', SORTING),
  'x/v6/react-data-grid/sorting.md': page('Sorting', '/x/v6/react-data-grid/sorting/', SORTING),
  'x/react-data-grid/rows.md': page('Rows', '/x/react-data-grid/rows/', 'Rows.'),
  'zh/x/react-data-grid/sorting.md': page('排序', '/zh/x/react-data-grid/sorting/', '点击标题。'),
  'x/demos/SortByTwoColumns/source.txt': SOURCE,
  'x/messages/data-grid.md': page('Data Grid messages', '/x/messages/data-grid/', MESSAGES),
  'zh/x/messages/data-grid.md': page(
    '数据网格的消息',
    '/zh/x/messages/data-grid/',
    MESSAGES.replace('Rows need an id', '行需要 id').replace('Name the field with', '指定字段：'),
  ),
  'x/api-docs/messages/data-grid.json': MESSAGE_FACTS,
  'assets/search/current-pages.1a2b3c4d.json': pages(
    '/x/react-data-grid/sorting/',
    messagesPage('/x/messages/data-grid/', ENGLISH),
  ),
  'assets/search/current-react-data-grid.1a2b3c4d.json': [[0, ['Click a title.', 'Hold a key.']]],
  'assets/search/v6-pages.1a2b3c4d.json': pages('/x/v6/react-data-grid/sorting/'),
  'zh/assets/search/current-pages.1a2b3c4d.json': pages(
    '/zh/x/react-data-grid/sorting/',
    messagesPage('/zh/x/messages/data-grid/', CHINESE),
  ),
};

/** Writes the site to a temporary folder and returns its path. */
export function writeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

/** Writes a project with dependencies; installed ones have a release. */
export function writeProject(
  dependencies: Record<string, string>,
  installed: Record<string, string> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  for (const [name, version] of Object.entries(installed)) {
    const home = join(folder, 'node_modules', name);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version }));
  }
  return folder;
}

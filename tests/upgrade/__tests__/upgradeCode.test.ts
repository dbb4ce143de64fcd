import type { Hit, UpgradePath } from '../../../packages/component-docs-cli/src/upgrade/types';
import { loadSources, type UpgradeSources } from '../loadUpgrade';
import { upgradeCode } from '../upgradeCode';

/** The first run after an update of the packages reads all of them. */
const MAX_LOAD_MS = 600_000;

let sources: UpgradeSources;
beforeAll(async () => {
  sources = await loadSources();
}, MAX_LOAD_MS);

const upgrade = (
  from: UpgradePath['from'],
  to: UpgradePath['to'],
  text: string,
  name = 'Code.tsx',
) => upgradeCode(name, text, { from, to }, sources);

const print = (hits: readonly Hit[]): string[] =>
  hits.map(({ change, name, instead }) => `${change} ${name}${instead ? ` → ${instead}` : ''}`);

const BREAKING = /^(?:missing|removed|renamed|moved|value|rewrite) /;
const printBreaking = (hits: readonly Hit[]): string[] =>
  print(hits).filter((line) => BREAKING.test(line));

describe('modules of the lab', () => {
  test('turns default imports into named ones', () => {
    const { after, install } = upgrade(
      'v5',
      'current',
      `import Picker from '@mui/lab/DatePicker';
import AdapterDateFns from '@mui/lab/AdapterDateFns';
import TreeItem, { treeItemClasses } from '@mui/lab/TreeItem';
import CalendarPicker from '@mui/lab/CalendarPicker';
export const all = [Picker, AdapterDateFns, TreeItem, treeItemClasses, CalendarPicker];
`,
    );
    expect(after).toContain(
      "import { DatePicker as Picker } from '@mui/x-date-pickers/DatePicker';",
    );
    expect(after).toContain("import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';");
    expect(after).toContain(
      "import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';",
    );
    expect(after).toContain(
      "import { DateCalendar as CalendarPicker } from '@mui/x-date-pickers/DateCalendar';",
    );
    expect(install.map((each) => each.replace(/@[^@]*$/, ''))).toEqual([
      '@mui/x-date-pickers',
      '@mui/x-tree-view',
    ]);
  });

  test('gives an adapter the path of the later version', () => {
    const { hits } = upgrade(
      'v5',
      'next',
      "import AdapterDateFns from '@mui/lab/AdapterDateFns';\nexport { AdapterDateFns };\n",
    );
    expect(printBreaking(hits)).toEqual([
      'moved AdapterDateFns → @mui/x-date-pickers/AdapterDateFnsV2',
    ]);
  });

  test('lists modules that are imported dynamically or re-exported', () => {
    const { hits } = upgrade(
      'v5',
      'current',
      `import { lazy } from 'react';
export const Picker = lazy(() => import('@mui/lab/DatePicker'));
export { default as Tree } from '@mui/lab/TreeView';
`,
    );
    expect(printBreaking(hits)).toEqual([
      'moved @mui/lab/DatePicker → @mui/x-date-pickers/DatePicker',
      'moved @mui/lab/TreeView → @mui/x-tree-view/TreeView',
    ]);
  });

  test('lists the same changes for tree views as for those of the package', () => {
    const tree = (module: string): string => `import { TreeView, TreeItem } from '${module}';
export const Tree = ({ a, b, c, e, f }: any) => (
  <TreeView defaultCollapseIcon={a} defaultExpandIcon={b} expanded={e} onNodeToggle={f}>
    <TreeItem nodeId="1" icon={c} />
  </TreeView>
);
`;
    const lab = upgrade('v5', 'current', tree('@mui/lab'));
    const own = upgrade('v6', 'current', tree('@mui/x-tree-view'));
    const members = printBreaking(own.hits);
    expect(members).toHaveLength(6);
    expect(printBreaking(lab.hits)).toEqual([
      'moved TreeView → @mui/x-tree-view',
      'moved TreeItem → @mui/x-tree-view',
      ...members,
    ]);
  });
});

test.each([
  ["setItemExpansion(event, 'a', true)", ['rewrite setItemExpansion']],
  ["setItemExpansion({ event, itemId: 'a' })", []],
])('requires a rewrite of calls to a method that now accepts an object: %s', (call, expected) => {
  const text = `import { useTreeViewApiRef } from '@mui/x-tree-view';
export function useOpen() {
  const apiRef = useTreeViewApiRef();
  return (event: any) => apiRef.current?.${call};
}
`;
  expect(printBreaking(upgrade('current', 'next', text).hits)).toEqual(expected);
});

test('keeps props that the renamed component lacks', () => {
  const { after, left } = upgrade(
    'v6',
    'current',
    `import { TreeView } from '@mui/x-tree-view';
export const Tree = ({ icon }: any) => <TreeView defaultExpandIcon={icon} />;
`,
  );
  expect(after).toContain('<SimpleTreeView defaultExpandIcon={icon} />');
  expect(printBreaking(left)).toEqual(['removed defaultExpandIcon → slots.expandIcon']);
  expect(left[0]!.guides[0]!.address).toMatch(/#tree-icons$/);
});

describe('callbacks with another signature', () => {
  const columns = (code: string): string => `import { GridColDef } from '@mui/x-data-grid';
interface Order { id: number; total: number; customer: { name: string } }
export const columns: GridColDef<Order>[] = [{ field: 'a', ${code} }];
`;

  test.each([
    ['valueGetter: (params) => params.row.customer.name'],
    ['valueGetter: ({ row }) => row.customer.name'],
    ['valueFormatter: ({ value }) => `${value} €`'],
    ['valueSetter: (params) => ({ ...params.row, total: params.value })'],
    ['valueGetter(params) { const { row } = params; return row.total; }'],
    ['valueParser: (value, params) => params?.row.total'],
  ])('%s must be rewritten', (code) => {
    expect(printBreaking(upgrade('v6', 'current', columns(code)).hits)).toHaveLength(1);
  });

  test('follows a function that is declared elsewhere in the file', () => {
    const text = columns('valueGetter: getName').replace(
      'export',
      'const getName = (params: any) => params.row.customer.name;\nexport',
    );
    expect(printBreaking(upgrade('v6', 'current', text).hits)).toEqual(['rewrite valueGetter']);
  });

  test('lists a function that passes on its argument as a possible change of behavior', () => {
    const text = columns('valueGetter: (params) => nameOf(params)');
    expect(print(upgrade('v6', 'current', text).hits)).toEqual(['behavior valueGetter']);
  });

  test.each([
    ["valueGetter: () => 'x'"],
    ['valueParser: (value) => Number(value)'],
    ["type: 'number'"],
  ])('%s can stay unchanged', (code) => {
    expect(upgrade('v6', 'current', columns(code)).hits).toEqual([]);
  });

  test('requires a rewrite of a type in an untyped list, in TypeScript only', () => {
    const text = `import { DataGrid } from '@mui/x-data-grid';
const columns = [{ field: 'a', type: 'number' }];
export const grid = <DataGrid columns={columns} rows={[]} />;
`;
    expect(printBreaking(upgrade('v6', 'current', text).hits)).toEqual(['rewrite type']);
    expect(upgrade('v6', 'current', text, 'Code.jsx').hits).toEqual([]);
  });
});

test('requires a rewrite of a selection that is an array', () => {
  const text = `import { useState } from 'react';
import { DataGrid, GridRowSelectionModel } from '@mui/x-data-grid';
export function Grid(props: any) {
  const [model, setModel] = useState<GridRowSelectionModel>([]);
  return (
    <DataGrid
      {...props}
      rowSelectionModel={model}
      onRowSelectionModelChange={(next) => setModel(next.slice(0, 1))}
    />
  );
}
`;
  const { hits, left } = upgrade('current', 'next', text);
  expect(printBreaking(hits)).toEqual([
    'rewrite GridRowSelectionModel',
    'rewrite rowSelectionModel',
    'rewrite onRowSelectionModelChange',
  ]);
  // The codemod rewrites the first two.
  expect(printBreaking(left)).toEqual(['rewrite onRowSelectionModelChange']);
});

describe('lists nothing for', () => {
  test.each([
    [
      'an adapter that is handed on',
      'v6',
      'current',
      `import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
export const all = <LocalizationProvider dateAdapter={AdapterDayjs} />;
`,
    ],
    [
      'a default that was documented wrongly',
      'v6',
      'current',
      "import { ChartsTooltip } from '@mui/x-charts';\nexport const all = <ChartsTooltip />;\n",
    ],
    [
      'new names of highlightScope',
      'current',
      'next',
      `import { BarChart } from '@mui/x-charts';
export const all = (
  <BarChart colors={[]} series={[{ highlightScope: { highlight: 'item', fade: 'global' } }]} />
);
`,
    ],
    [
      'a static picker, which has no field',
      'current',
      'next',
      `import { StaticDatePicker } from '@mui/x-date-pickers';
export const all = <StaticDatePicker onChange={(value) => console.log(value)} />;
`,
    ],
  ] as const)('%s', (_what, from, to, text) => {
    const { hits } = upgrade(from, to, text);
    expect(print(hits.filter(({ change }) => change !== 'type'))).toEqual([]);
  });
});

test('lists a note about styles only once for each file', () => {
  const { hits } = upgrade(
    'v6',
    'current',
    `import { DataGrid } from '@mui/x-data-grid';
export const all = (
  <DataGrid sx={{ '& .MuiDataGrid-cell': {}, '& .MuiDataGrid-row': {}, '.MuiDataGrid-cell': {} }} />
);
`,
  );
  expect(hits.filter(({ kind }) => kind === 'class')).toHaveLength(1);
});

test('links to the section about the change, or has no links', () => {
  const { hits } = upgrade(
    'current',
    'next',
    `import { ChartContainer, LineChart } from '@mui/x-charts';
export const all = [
  <ChartContainer width={1} height={1} series={[]} />,
  <LineChart colors={[]} series={[{ data: [1] }]} />,
];
`,
  );
  expect(
    hits.map(({ name, guides }) => [name, ...guides.map(({ address }) => address.split('#')[1])]),
  ).toEqual([['ChartContainer', 'chart-container'], ['series']]);
});

test('requires a rewrite of a legend inside a container', () => {
  const { hits } = upgrade(
    'current',
    'next',
    `import { BarPlot, ChartContainer, ChartsLegend } from '@mui/x-charts';
export const chart = (bars: any) => (
  <ChartContainer width={400} height={300} series={bars}>
    <BarPlot />
    <ChartsLegend />
  </ChartContainer>
);
`,
  );
  expect(printBreaking(hits)).toEqual(['rewrite ChartsLegend']);
});

test('keeps a handler that receives another argument on the list', () => {
  const { after, left } = upgrade(
    'v5',
    'v6',
    `import { DataGrid } from '@mui/x-data-grid';
export const grid = (save: any) => (
  <DataGrid rows={[]} columns={[]} onCellFocusOut={(params) => { if (!params.id) save(null); }} />
);
`,
  );
  expect(after).toContain('onBlur');
  expect(printBreaking(left)).toEqual(['rewrite onCellFocusOut']);
  expect(left.at(-1)!.code).toContain('onBlur');
  expect(left.at(-1)!.guides[0]!.address).toMatch(/#cell-focus-out$/);
});

test('suggests a successor that exists in the later version and is not deprecated there', () => {
  const { hits } = upgrade(
    'current',
    'next',
    "import { ResponsiveChartContainer } from '@mui/x-charts';\nexport { ResponsiveChartContainer };\n",
  );
  expect(printBreaking(hits)).toEqual(['removed ResponsiveChartContainer → ChartsContainer']);
});

test.each([
  [
    'current',
    'next',
    `import { useGridApiRef } from '@mui/x-data-grid-pro';
export function useClear() {
  const apiRef = useGridApiRef();
  return () => apiRef.current.setRowSelectionModel([]);
}
`,
    ['rewrite setRowSelectionModel'],
  ],
  [
    'v6',
    'current',
    `import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';
export const all = (
  <LocalizationProvider dateFormats={{ monthAndYear: 'MM/YYYY' }}>
    <DateCalendar dayOfWeekFormatter={(name) => name.toUpperCase()} />
  </LocalizationProvider>
);
`,
    ['rewrite dateFormats', 'rewrite dayOfWeekFormatter'],
  ],
  [
    'v6',
    'current',
    `import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';
export const all = (
  <LocalizationProvider dateFormats={{ keyboardDate: 'DD.MM.YYYY' }}>
    <DateCalendar dayOfWeekFormatter={() => 'x'} />
  </LocalizationProvider>
);
`,
    [],
  ],
] as const)('finds former arguments and keys, %s to %s', (from, to, text, expected) => {
  expect(printBreaking(upgrade(from, to, text).hits)).toEqual(expected);
});

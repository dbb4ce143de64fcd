/** A question to a tool, and the expected answer. */
export interface Question {
  readonly tool:
    'search' | 'page' | 'api' | 'demo' | 'compare' | 'check' | 'explain_message' | 'upgrade_code';
  readonly input: Readonly<Record<string, unknown>>;
  /** Texts that the answer must contain. */
  readonly says: readonly string[];
  /** Texts that the answer must not contain: names of other versions. */
  readonly lacks?: readonly string[];
  /** Expected reason for a refusal. */
  readonly refused?: string;
  /** Whether only a remote server accepts the question. */
  readonly overHttp?: boolean;
}

const code = (...lines: readonly string[]): string => lines.join('\n');

/** Questions that AI assistants ask about five versions and the core components. */
export const QUESTIONS: readonly Question[] = [
  // 7.28.3
  {
    tool: 'search',
    input: { query: 'sort by several columns' },
    says: ['/x/react-data-grid/sorting/#multi-sorting'],
  },
  {
    tool: 'search',
    input: { query: '按多列排序', language: 'zh' },
    says: ['/zh/x/react-data-grid/sorting/'],
  },
  { tool: 'search', input: { query: 'rowBuffer' }, says: ['rowBufferPx', 'was rowBuffer'] },
  {
    tool: 'page',
    input: { page: 'react-data-grid/sorting', section: 'multi-sorting' },
    says: ['MUI X 7.28.3', 'sortModel'],
  },
  {
    tool: 'page',
    input: { page: '/zh/x/react-charts/bars/' },
    says: ['language `zh`', '<BarChart'],
  },
  { tool: 'api', input: { name: 'DataGrid.rowBufferPx' }, says: ['rowBuffer', '`150`'] },
  {
    tool: 'api',
    input: { name: 'DataGrid.components' },
    says: ['removed in v7', 'Use `slots`'],
    refused: 'not-found',
  },
  {
    tool: 'api',
    input: { name: 'DataGrid.showToolbar' },
    says: ['came with next'],
    refused: 'not-found',
  },
  { tool: 'demo', input: { demo: 'ChooseATime', styling: 'tailwind' }, says: ['className="'] },
  {
    tool: 'demo',
    input: { demo: 'SortByHeader', variant: 'JS' },
    says: ['SortByHeader.jsx'],
    lacks: ['GridColDef'],
  },
  {
    tool: 'compare',
    input: { with: 'v6', family: 'data-grid', name: 'DataGrid' },
    says: ['`rowBufferPx`: renamed, changed; was `rowBuffer`'],
  },
  {
    tool: 'check',
    input: {
      code: code(
        "import { DataGrid, enUS } from '@mui/x-data-grid';",
        'export default () => <DataGrid rows={[]} columns={[]} components={{}} rowsPerPageOptions={[5]} />;',
      ),
    },
    says: ['no export `enUS`', 'Use `slots`', 'Use `pageSizeOptions`'],
  },
  {
    tool: 'explain_message',
    input: {
      message: [
        'Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique `id` property.',
        'Alternatively, you can use the `getRowId` prop to specify a custom id for each row.',
        'A row was provided without id in the rows prop:',
        '{"sku":"A-17","name":"Lamp","price":129}',
        '    at createRows (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js?v=8a1b:20226:5)',
      ].join('\n'),
    },
    says: ['/x/messages/data-grid/#the-data-grid-component-requires', 'getRowId', '`DataGrid`'],
  },
  {
    tool: 'explain_message',
    input: { message: 'MUI X: Missing license key', language: 'zh' },
    says: ['/zh/x/messages/license/#missing-license-key', 'LicenseInfo.setLicenseKey'],
  },
  {
    tool: 'explain_message',
    input: { message: 'The quick brown fox has a license key' },
    says: ['No version has an entry', 'The nearest of MUI X 7.28.3'],
    refused: 'not-found',
  },
  // next
  {
    tool: 'search',
    input: { query: 'showToolbar', version: 'next' },
    says: ['/x/next/api/data-grid/data-grid/'],
  },
  {
    tool: 'api',
    input: { name: 'DataGrid.showToolbar', version: '8' },
    says: ['MUI X 8.', '`boolean`'],
  },
  {
    tool: 'page',
    input: { page: 'react-data-grid/quickstart', version: 'next' },
    says: ['version `next`'],
  },
  {
    tool: 'check',
    input: {
      version: 'next',
      code: "import { LicenseInfo } from '@mui/x-date-pickers-pro';",
    },
    says: ['no export `LicenseInfo`', '`@mui/x-license`'],
  },
  {
    tool: 'upgrade_code',
    input: {
      from: 'v5',
      to: 'v7',
      apply: true,
      code: code(
        "import { DataGrid } from '@mui/x-data-grid';",
        'export default () => <DataGrid rows={[]} columns={[]} disableSelectionOnClick pageSize={5} />;',
      ),
    },
    says: [
      'disableRowSelectionOnClick',
      'instead `paginationModel`',
      '/x/v6/migration/migration-data-grid-v5/#pagination',
    ],
  },
  { tool: 'demo', input: { demo: 'InstallationCheck', version: 'next' }, says: ['MUI X 8.'] },
  {
    tool: 'upgrade_code',
    input: {
      from: 'v6',
      to: 'v7',
      apply: true,
      code: code(
        "import { TreeView } from '@mui/x-tree-view/TreeView';",
        'export const Tree = ({ icon }) => <TreeView defaultExpandIcon={icon} />;',
      ),
    },
    // The prop is left, because the renamed component lacks it.
    says: ['SimpleTreeView', 'defaultExpandIcon', 'slots.expandIcon'],
    lacks: ['Nothing is left'],
  },
  {
    tool: 'explain_message',
    input: {
      message:
        'MUI X: A component is changing the uncontrolled selectedItems state of TreeView to be controlled.',
      version: 'next',
    },
    says: ['Entry: /x/next/messages/tree-view/#'],
    lacks: ['Entry: /x/next/messages/license/', 'Entry: /x/next/messages/charts/'],
  },
  {
    tool: 'compare',
    input: { version: '8.29', with: '8.0', family: 'data-grid' },
    says: ['# From 8.0 to 8.29'],
  },
  {
    tool: 'page',
    input: { page: 'react-date-pickers/forms', version: 'next', section: 'react-hook-form' },
    says: ['MUI X 8.', 'Controller'],
  },
  // A version that is not documented
  {
    tool: 'api',
    input: { name: 'DataGrid.rows', packageJson: '{"dependencies":{"@mui/x-data-grid":"^9.0.0"}}' },
    says: ['WARNING: the project has @mui/x-data-grid 9.0.0, which is not documented here'],
    overHttp: true,
  },
  // 6
  {
    tool: 'search',
    input: { query: 'filter operators', version: 'v6' },
    says: ['/x/v6/react-data-grid/filtering/'],
  },
  {
    tool: 'page',
    input: { page: '/x/v6/react-data-grid/pagination/' },
    says: ['version `v6`', 'pageSizeOptions'],
  },
  { tool: 'api', input: { name: 'DataGrid.components', version: '6.20.4' }, says: ['deprecated'] },
  {
    tool: 'check',
    input: {
      packageJson: '{"dependencies":{"@mui/x-data-grid":"^6.3.0"}}',
      code: code(
        "import { DataGrid } from '@mui/x-data-grid';",
        'export default () => <DataGrid rows={[]} columns={[]} rowBufferPx={100} />;',
      ),
    },
    says: ['version `v6`, the version of the project', 'Use `rowBuffer`'],
    overHttp: true,
  },
  { tool: 'demo', input: { demo: 'SortByHeader', version: 'v6' }, says: ['MUI X 6.20.4'] },
  {
    tool: 'compare',
    input: { version: 'v5', with: 'v6', name: 'DataGrid' },
    says: ['# From MUI X 5.', 'to MUI X 6.'],
  },
  // 5
  {
    tool: 'page',
    input: { page: 'react-date-pickers/getting-started', version: 'v5' },
    says: ['MUI X 5.', 'renderInput'],
  },
  {
    tool: 'page',
    input: { page: 'react-date-pickers/forms', version: 'v5', section: 'react-hook-form' },
    says: ['MUI X 5.', 'Controller', 'onError'],
  },
  {
    tool: 'check',
    input: {
      version: 'v5',
      code: code(
        "import { DataGrid } from '@mui/x-data-grid';",
        "import { LineChart } from '@mui/x-charts';",
        'export default () => <DataGrid rows={[]} columns={[]} slots={{}} />;',
      ),
    },
    says: ['Use `components`', 'no package `@mui/x-charts`'],
  },
  {
    tool: 'check',
    input: {
      code: [
        "import { DataGrid } from '@mui/x-data-grid';",
        'export default () => (',
        '  <DataGrid rows={[]} columns={[]} components={{ Toolbar: A, Foot: B }} componentsProps={{ toolbar: {} }} />',
        ');',
      ].join('\n'),
      version: 'v5',
    },
    says: ['no slot `Foot`', '`Footer`'],
    lacks: ['slot `Toolbar`', 'slot `toolbar`'],
  },
  {
    tool: 'demo',
    input: { demo: 'FirstDatePicker', version: 'v5' },
    says: ['@mui/x-date-pickers'],
  },
  {
    tool: 'api',
    input: { name: 'LineChart', version: 'v5' },
    says: ['exports no `LineChart`', 'exists in v6, v7, next'],
    refused: 'not-found',
  },
  // 4
  {
    tool: 'page',
    input: { page: 'react-data-grid/getting-started', version: 'v4' },
    says: ['MUI X 4.'],
  },
  { tool: 'api', input: { name: 'useGridApiRef', version: 'v4' }, says: ['@mui/x-data-grid-pro'] },
  {
    tool: 'check',
    input: { version: 'v4', code: "import { DatePicker } from '@mui/x-date-pickers/DatePicker';" },
    says: ['no package `@mui/x-date-pickers`'],
  },
  { tool: 'demo', input: { demo: 'FirstGrid', version: 'v4' }, says: ['@mui/x-data-grid'] },
  // Material UI
  { tool: 'api', input: { name: 'Button.variant' }, says: ['Material UI 6.'] },
];

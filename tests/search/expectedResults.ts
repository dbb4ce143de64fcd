/** What a reader types, and the address that is expected as the first result; a section of a page stands for it. */
export type Expectations = Readonly<Record<string, string>>;

/** Of the current version in English. */
export const ENGLISH: Expectations = {
  sorting: '/x/react-data-grid/sorting/',
  'sort by several columns': '/x/react-data-grid/sorting/#multi-sorting',
  'how do I install the data grid': '/x/react-data-grid/getting-started/',
  installation: '/x/introduction/installation/',
  'license key': '/x/introduction/licensing/',
  'date picker': '/x/react-date-pickers/date-picker/',
  'stacked bars': '/x/react-charts/bars/',
  'tree view items': '/x/react-tree-view/rich-tree-view/items/',
  'slots of every family': '/x/common-concepts/custom-components/',
  'migrate data grid from v6': '/x/migration/migration-data-grid-v6/',
  'migrate pickers': '/x/migration/migration-pickers-v6/',
  roadmap: '/x/introduction/roadmap/',
  // Families by their names.
  'data grid': '/x/react-data-grid/',
  charts: '/x/react-charts/',
  'tree view': '/x/react-tree-view/',
  pickers: '/x/react-date-pickers/',
  // Guides to newer versions mention what other pages are about.
  'pinned columns': '/x/react-data-grid/column-pinning/',
  'print grid': '/x/react-data-grid/export/',
  // One letter wrong.
  instalation: '/x/introduction/installation/',
  onRowClik: '/x/api/data-grid/data-grid/#prop-onRowClick',
  processRowUpdte: '/x/api/data-grid/data-grid/#prop-processRowUpdate',
  'server side pagnation': '/x/react-data-grid/pagination/',
  'column visibility': '/x/react-data-grid/column-visibility/',
  'list view': '/x/react-data-grid/list-view/',
  // Two letters changed places.
  lisence: '/x/introduction/licensing/',
  'colunm pinning': '/x/react-data-grid/column-pinning/',
  'colunm visibility': '/x/react-data-grid/column-visibility/',
  'excle export': '/x/react-data-grid/export/',
  // Words that the pages themselves do not use.
  'freeze column': '/x/react-data-grid/column-pinning/',
  'rows per page': '/x/react-data-grid/pagination/',
  'locale chinese': '/x/react-data-grid/localization/',
  'dark mode': '/x/react-data-grid/style/',
  a11y: '/x/react-data-grid/accessibility/',
  'multiple filters': '/x/react-data-grid/filtering/multi-filters/',
  'keyboard shortcuts': '/x/react-data-grid/accessibility/',
  spinner: '/x/react-data-grid/overlays/',
  // Names and parts of names.
  onRowClick: '/x/api/data-grid/data-grid/#prop-onRowClick',
  DataGridPro: '/x/api/data-grid/data-grid-pro/',
  GridColDef: '/x/api/data-grid/grid-col-def/',
  'apiRef.current.setPage()': '/x/api/data-grid/grid-api/#prop-setPage',
  '.MuiDataGrid-columnHeader': '/x/api/data-grid/data-grid/#class-columnHeader',
  useGridApiRef: '/x/api/data-grid/use-grid-api-ref/',
  cellKeyDown: '/x/api/data-grid/events/#event-cellKeyDown',
  'interface GridColDef': '/x/api/data-grid/grid-col-def/',
  'class columnHeader': '/x/api/data-grid/data-grid/#class-columnHeader',
  'prop onRowClick': '/x/api/data-grid/data-grid/#prop-onRowClick',
  'BarChart slots': '/x/api/charts/bar-chart/#prop-slots',
};

/** Of the current version in Chinese. */
export const CHINESE: Expectations = {
  排序: '/zh/x/react-data-grid/sorting/',
  按多列排序: '/zh/x/react-data-grid/sorting/#multi-sorting',
  服务端排序: '/zh/x/react-data-grid/sorting/#server-side',
  列的可见性: '/zh/x/react-data-grid/column-visibility/',
  如何安装: '/zh/x/introduction/installation/',
  许可证密钥: '/zh/x/introduction/licensing/',
  日期选择器: '/zh/x/react-date-pickers/date-picker/',
  柱状图: '/zh/x/react-charts/bars/',
  每一类组件的插槽: '/zh/x/common-concepts/custom-components/',
  '从 v6 迁移数据网格': '/zh/x/migration/migration-data-grid-v6/',
  路线图: '/zh/x/introduction/roadmap/',
  图表: '/zh/x/react-charts/',
  'data grid': '/zh/x/react-data-grid/',
  // Words that the pages themselves do not use.
  国际化: '/zh/x/react-data-grid/localization/',
  冻结列: '/zh/x/react-data-grid/column-pinning/',
  过滤: '/zh/x/react-data-grid/filtering/',
  暗色: '/zh/x/react-data-grid/style/',
  夜间模式: '/zh/x/react-data-grid/style/',
  黑暗模式: '/zh/x/react-data-grid/style/',
  拖拽: '/zh/x/react-data-grid/row-ordering/',
  自动行高: '/zh/x/react-data-grid/row-height/',
  服务器端分页: '/zh/x/react-data-grid/pagination/',
  // Names are the same in every language.
  onRowClick: '/zh/x/api/data-grid/data-grid/#prop-onRowClick',
};

/** Names that a version may have or not: where they lead, or `null` where they must not be found. */
export const BY_VERSION: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  v4: { DataGrid: '/x/v4/api/data-grid/data-grid/', DateTimePickerToolbar: null },
  v5: { DateRangePicker: '/x/v5/api/date-pickers/date-range-picker/' },
  v6: { GridColDef: '/x/v6/api/data-grid/grid-col-def/' },
  next: { GridColDef: '/x/next/api/data-grid/grid-col-def/' },
};

/** What does not exist, in any language. */
export const NONSENSE: readonly string[] = [
  'onRowTripleClick',
  'useFlubberGasket',
  'DataGridUltimate',
  'asdfghjkl',
  'qwertz uiopü yxcvbn',
  '香蕉飞船',
];

/**
 * What a reader types, and the address that is expected as the first result, or several that are as good; a section of a
 * page stands for it.
 */
export type Expectations = Readonly<Record<string, string | readonly string[]>>;

const LICENSE_KEY = [
  '/x/api/data-grid/license-info/#prop-setLicenseKey',
  '/x/introduction/licensing/',
];

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
  // Beside a name that is right.
  'DataGrid sotring': '/x/react-data-grid/sorting/#column-header',
  'DataGrid sortng': ['/x/react-data-grid/sorting/#api', '/x/react-data-grid/sorting/'],
  'LineChart legnd': '/x/common-concepts/custom-components/#charts-slots',
  'LicenseInfo.setLicenseKy': LICENSE_KEY,
  // Words that the pages themselves do not use.
  'freeze column': '/x/react-data-grid/column-pinning/',
  'rows per page': '/x/react-data-grid/pagination/',
  'locale chinese': '/x/react-data-grid/localization/',
  'dark mode': '/x/react-data-grid/style/',
  a11y: '/x/react-data-grid/accessibility/',
  'multiple filters': '/x/react-data-grid/filtering/multi-filters/',
  'keyboard shortcuts': '/x/react-data-grid/accessibility/',
  spinner: '/x/react-data-grid/overlays/',
  'row click': '/x/react-data-grid/events/',
  'hide column': '/x/react-data-grid/column-visibility/',
  'server-side rendering': '/x/react-charts/getting-started/#server-rendering',
  // Other forms of a word.
  'columns menu': '/x/react-data-grid/column-menu/',
  'disable columns menu': '/x/react-data-grid/column-menu/#disable',
  // As they are spelled in Britain.
  customise: '/x/react-data-grid/components/',
  virtualised: '/x/react-data-grid/virtualization/',
  virtualisation: '/x/react-data-grid/virtualization/',
  colour: '/x/react-charts/bars/',
  // What a reader wants to do says little of the page that is meant.
  'change locale': '/x/react-data-grid/localization/',
  'how do I change locale': '/x/react-data-grid/localization/',
  'use client': '/x/react-data-grid/faq/#server',
  // As the packages print it, in the console and over a component.
  'MUI X: Missing license key': '/x/introduction/licensing/#missing-license-key',
  'MUI: Missing license key': '/x/introduction/licensing/#missing-license-key',
  'MUI X Missing license key': '/x/introduction/licensing/#missing-license-key',
  // A page that is no document.
  playground: '/playground/',
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
  'DataGrid props': '/x/api/data-grid/data-grid/#props',
  'props of the DataGrid': '/x/api/data-grid/data-grid/#props',
  'GridApi methods': '/x/api/data-grid/grid-api/#props',
  colDef: '/x/api/data-grid/grid-column-menu/#prop-colDef',
  rowCount: '/x/api/data-grid/data-grid/#prop-rowCount',
  apiRef: '/x/api/data-grid/data-grid/#prop-apiRef',
  // Code that was pasted.
  'rows={rows}': '/x/api/data-grid/data-grid/#prop-rows',
  'GridRowId | null': '/x/api/data-grid/grid-row-id/',
  'onClick={handleClick}': '/x/api/date-pickers/date-field/#prop-onClick',
  'LicenseInfo.setLicenseKey': LICENSE_KEY,
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
  隐藏列: '/zh/x/react-data-grid/column-visibility/',
  怎么隐藏列: '/zh/x/react-data-grid/column-visibility/',
  把某一列隐藏起来: '/zh/x/react-data-grid/column-visibility/',
  单选: '/zh/x/react-data-grid/row-selection/',
  行点击: '/zh/x/react-data-grid/events/',
  点击行: '/zh/x/react-data-grid/events/',
  // What a reader wants to do says little of the page that is meant.
  设定列宽: '/zh/x/react-data-grid/column-dimensions/',
  设置列宽: '/zh/x/react-data-grid/column-dimensions/',
  修改语言: '/zh/x/react-data-grid/localization/',
  能改列宽吗: '/zh/x/react-data-grid/column-dimensions/',
  想拖列: '/zh/x/react-data-grid/column-ordering/',
  改行高: '/zh/x/react-data-grid/row-height/',
  // A page that is no document.
  演练场: '/zh/playground/',
  playground: '/zh/playground/',
  // Names are the same in every language.
  onRowClick: '/zh/x/api/data-grid/data-grid/#prop-onRowClick',
  colDef: '/zh/x/api/data-grid/grid-column-menu/#prop-colDef',
  'DataGrid 属性': '/zh/x/api/data-grid/data-grid/#props',
  DataGrid属性: '/zh/x/api/data-grid/data-grid/#props',
  DataGrid的属性: '/zh/x/api/data-grid/data-grid/#props',
  'DataGrid 的属性': '/zh/x/api/data-grid/data-grid/#props',
  'DataGrid 插槽': '/zh/x/api/data-grid/data-grid/#slots',
  'GridApi 方法': '/zh/x/api/data-grid/grid-api/#props',
  'MUI X: Missing license key': '/zh/x/introduction/licensing/#missing-license-key',
};

/** The area of the pages about the data grid, and what readers are led to who stand on one of them. */
export const ON_GRID_PAGES = {
  area: 'react-data-grid',
  english: {
    ssr: '/x/react-data-grid/layout/',
    'change locale': '/x/react-data-grid/localization/',
    'LicenseInfo.setLicenseKey': LICENSE_KEY,
    customise: '/x/react-data-grid/components/',
  } satisfies Expectations,
  chinese: {
    SSR: '/zh/x/react-data-grid/layout/',
    隐藏列: '/zh/x/react-data-grid/column-visibility/',
    设定列宽: '/zh/x/react-data-grid/column-dimensions/',
    行点击: '/zh/x/react-data-grid/events/',
    单选: '/zh/x/react-data-grid/row-selection/',
    更改语言: '/zh/x/react-data-grid/localization/',
  } satisfies Expectations,
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
  '不存在的词汇组',
];

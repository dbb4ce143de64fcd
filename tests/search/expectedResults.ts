/**
 * Queries of readers, each with the expected address of the first result, or several equally good ones. The page itself
 * may precede an expected section.
 */
export type Expectations = Readonly<Record<string, string | readonly string[]>>;

const LICENSE_KEY = [
  '/x/api/data-grid/license-info/#prop-setLicenseKey',
  '/x/introduction/licensing/',
];

const TESTING = [
  '/x/react-date-pickers/testing/',
  '/x/react-charts/testing-and-ssr/',
  '/x/react-data-grid/virtualization/',
];

/** Queries of the current version in English. */
export const ENGLISH: Expectations = {
  sorting: '/x/react-data-grid/sorting/',
  'sort by several columns': '/x/react-data-grid/sorting/#multi-sorting',
  'how do I install the data grid': '/x/react-data-grid/getting-started/',
  installation: '/x/introduction/installation/',
  'license key': '/x/introduction/licensing/',
  'date picker': '/x/react-date-pickers/date-picker/',
  'stacked bars': ['/x/react-charts/stacking/', '/x/react-charts/bars/'],
  'tree view items': '/x/react-tree-view/rich-tree-view/items/',
  'slots of every family': '/x/common-concepts/custom-components/',
  'migrate data grid from v6': '/x/migration/migration-data-grid-v6/',
  'migrate pickers': '/x/migration/migration-pickers-v6/',
  // Tasks on the grid, as readers phrase them.
  'save grid state automatically': '/x/react-data-grid/state/',
  'fill remaining height': '/x/react-data-grid/layout/',
  'jest only 3 columns': ['/x/react-data-grid/virtualization/', '/x/react-data-grid/faq/'],
  'filter only finds rows on the current page': [
    '/x/react-data-grid/filtering/server-side/',
    '/x/react-data-grid/pagination/',
  ],
  'totals without Premium': '/x/react-data-grid/aggregation/#without-premium',
  'onCellEditStop old value': '/x/react-data-grid/editing/#events',
  'resize column with keyboard': '/x/react-data-grid/accessibility/#missing-keys',
  'edit in list view': ['/x/react-data-grid/list-view/', '/x/react-data-grid/list-view/#editing'],
  'excel date format': '/x/react-data-grid/export/#excel-customization',
  'custom field': '/x/react-date-pickers/custom-field/',
  'filter only on Apply': '/x/react-data-grid/filtering/#apply-button',
  jest: TESTING,
  'jest test': TESTING,
  'remove footer': '/x/react-data-grid/components/',
  // Names of earlier versions.
  rowsPerPageOptions: '/x/api/data-grid/data-grid/#prop-pageSizeOptions',
  onSelectionModelChange: '/x/api/data-grid/data-grid/#prop-onRowSelectionModelChange',
  XGrid: '/x/api/data-grid/data-grid-pro/',
  'saved filters': '/x/react-data-grid/filtering-recipes/#saved-filters',
  'groups close when rows are loaded again': [
    '/x/react-data-grid/row-grouping/#keep-open',
    '/x/react-data-grid/tree-data/',
  ],
  'keep groups open': '/x/react-data-grid/row-grouping/#keep-open',
  'tree from parent id': '/x/react-data-grid/tree-data/#parent-id',
  'tree from nested children': '/x/react-data-grid/tree-data/#nested-children',
  'server validation errors for several cells': '/x/react-data-grid/editing/#server-validation',
  'typing while a save is pending': '/x/react-data-grid/editing/#save-pending',
  'debounce edit cell': '/x/react-data-grid/editing/#debounce',
  'outdated answers': '/x/react-data-grid/server-side-data/#outdated-answers',
  'pivot table': '/x/react-data-grid/pivoting/#today',
  'getSelectedRows undefined': '/x/react-data-grid/row-selection/#api-object',
  'weighted average': '/x/react-data-grid/aggregation/#several-fields',
  'export all rows from server': '/x/react-data-grid/export/',
  'export groups and totals to excel': '/x/react-data-grid/export/',
  'resize columns by keyboard': '/x/react-data-grid/accessibility/',
  'cannot reach save button in cell by keyboard': '/x/react-data-grid/column-definition/',
  'list view toolbar': '/x/react-data-grid/list-view/',
  roadmap: '/x/introduction/roadmap/',
  // Families by their names.
  'data grid': '/x/react-data-grid/',
  charts: '/x/react-charts/',
  'tree view': '/x/react-tree-view/',
  pickers: '/x/react-date-pickers/',
  // Topics that guides to newer versions mention, too.
  'pinned columns': '/x/react-data-grid/column-pinning/',
  'print grid': '/x/react-data-grid/export/',
  // One wrong letter.
  instalation: '/x/introduction/installation/',
  onRowClik: '/x/api/data-grid/data-grid/#prop-onRowClick',
  processRowUpdte: '/x/api/data-grid/data-grid/#prop-processRowUpdate',
  'server side pagnation': '/x/react-data-grid/pagination/',
  'column visibility': '/x/react-data-grid/column-visibility/',
  'list view': '/x/react-data-grid/list-view/',
  // Two swapped letters.
  lisence: '/x/introduction/licensing/',
  'colunm pinning': '/x/react-data-grid/column-pinning/',
  'colunm visibility': '/x/react-data-grid/column-visibility/',
  'excle export': '/x/react-data-grid/export/',
  // A misspelled word next to a correct name.
  'DataGrid sotring': '/x/react-data-grid/sorting/#column-header',
  'DataGrid sortng': '/x/react-data-grid/sorting/#column-header',
  'LineChart legnd': ['/x/react-charts/legend/', '/x/react-charts/lines/'],
  'LicenseInfo.setLicenseKy': LICENSE_KEY,
  // Words that the pages do not contain.
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
  'server-side rendering': [
    '/x/react-charts/getting-started/#server-rendering',
    '/x/react-charts/testing-and-ssr/',
    '/x/react-date-pickers/server-rendering/',
  ],
  // Tasks with the pickers.
  'react hook form date picker': [
    '/x/react-date-pickers/forms/',
    '/x/react-date-pickers/forms/#react-hook-form',
  ],
  'formik date picker': ['/x/react-date-pickers/forms/', '/x/react-date-pickers/forms/#formik'],
  'test date picker': '/x/react-date-pickers/testing/',
  'which date picker component': [
    '/x/react-date-pickers/base-concepts/',
    '/x/react-date-pickers/base-concepts/#find-your-component',
  ],
  // Ranges of the pickers.
  'date range picker': '/x/react-date-pickers/date-range-picker/',
  'minimum nights': '/x/react-date-pickers/date-range-picker/#length',
  'month range picker': '/x/react-date-pickers/date-range-picker/#month-range',
  'date range calendar': '/x/react-date-pickers/date-range-calendar/',
  'night shift': '/x/react-date-pickers/time-range-field/#midnight',
  'time range picker': '/x/react-date-pickers/time-range-picker/',
  // Messages of bundlers, and questions on locales and zones of the pickers.
  'Missing "./_lib/format/longFormatters" specifier in "date-fns" package':
    '/x/messages/other-software/#longformatters',
  'first day of the week': '/x/react-date-pickers/adapters-locale/#week-start',
  'date picker 24 hours': [
    '/x/react-date-pickers/adapters-locale/#hours',
    '/x/react-date-pickers/date-time-picker/',
  ],
  'date picker timezone': '/x/react-date-pickers/timezone/',
  DemoContainer: ['/x/react-date-pickers/faq/', '/x/react-date-pickers/faq/#demo-container'],
  mobileTrapFocus: [
    '/x/react-date-pickers/custom-components/',
    '/x/react-date-pickers/custom-components/#mobile-trap-focus',
  ],
  'date picker open on click': [
    '/x/react-date-pickers/custom-opening-button/',
    '/x/react-date-pickers/custom-opening-button/#whole-field',
  ],
  'AdapterDateFns was not found in @mui/x-date-pickers': [
    '/x/react-date-pickers/adapters-locale/',
    '/x/messages/other-software/#adapter-not-exported',
  ],
  'dayjs wrong month': '/x/react-date-pickers/timezone/#offset-zero',
  'hijri calendar': [
    '/x/react-date-pickers/calendar-systems/#hijri',
    '/x/react-date-pickers/calendar-systems/',
  ],
  // Calendars and times of the pickers.
  'date calendar': '/x/react-date-pickers/date-calendar/',
  'highlight dates badge': [
    '/x/react-date-pickers/date-calendar/#mark-days',
    '/x/react-date-pickers/date-calendar/',
  ],
  'time picker': '/x/react-date-pickers/time-picker/',
  'analog clock': [
    '/x/react-date-pickers/time-clock/',
    '/x/react-date-pickers/time-picker/#clock-on-desktop',
  ],
  'datetime picker': '/x/react-date-pickers/date-time-picker/',
  'hide disabled times': [
    '/x/react-date-pickers/digital-clock/#skip-disabled',
    '/x/react-date-pickers/digital-clock/',
  ],
  // Other word forms.
  'columns menu': '/x/react-data-grid/column-menu/',
  'disable columns menu': '/x/react-data-grid/column-menu/#disable',
  // British spelling.
  customise: [
    '/x/react-data-grid/components/',
    '/x/react-date-pickers/custom-components/',
    '/x/react-tree-view/rich-tree-view/customization/',
  ],
  virtualised: '/x/react-data-grid/virtualization/',
  virtualisation: '/x/react-data-grid/virtualization/',
  colour: ['/x/react-charts/heatmap/', '/x/react-charts/styling/'],
  // Tasks that share few words with the matching page.
  'change locale': '/x/react-data-grid/localization/',
  'how do I change locale': '/x/react-data-grid/localization/',
  'use client': [
    '/x/react-data-grid/faq/#server',
    '/x/react-date-pickers/server-rendering/#wait',
    '/x/react-charts/testing-and-ssr/',
  ],
  // Messages as the packages show them, in the console and over a component.
  'MUI X: Missing license key': '/x/messages/license/#missing-license-key',
  'MUI: Missing license key': '/x/messages/license/#missing-license-key',
  'MUI X Missing license key': '/x/messages/license/#missing-license-key',
  // Pasted messages: only the first line, with inserted values, in a log with a stack trace, or truncated at both ends.
  'MUI X: Could not find the Data Grid context.':
    '/x/messages/data-grid/#could-not-find-the-data-grid-context',
  'MUI X: The row with id=42 is not in edit mode.':
    '/x/messages/data-grid/#the-row-with-id-is-not-in-mode',
  'MUI X: useResizeContainer - The parent DOM element of the Data Grid has an empty height. Please make sure that this element has an intrinsic height. The grid displays with a height of 0px.':
    '/x/messages/data-grid/#the-parent-dom-element-of-the-data-grid-has-an-empty-height',
  [`Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique \`id\` property.
Alternatively, you can use the \`getRowId\` prop to specify a custom id for each row.
A row was provided without id in the rows prop:
{"sku":"A-17","name":"Lamp","price":129}
    at checkGridRowIdIsValid (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js?v=8a1b:20211:11)
    at createRowsInternalCache (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js?v=8a1b:20226:5)`]:
    '/x/messages/data-grid/#the-data-grid-component-requires-all-rows-to-have-a-unique-id',
  'Error: MUI X: The cell with id=7 and field=total is not editable. at throwIfNotEditable (app.js:4021:17)':
    '/x/messages/data-grid/#the-cell-with-id-and-field-is-not-editable',
  "No filter operator found for column 'total' and operator value 'contains'.":
    '/x/messages/data-grid/#no-filter-operator-found-for-column-and-operator-value',
  // A page outside the docs.
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
  // Pasted code.
  'rows={rows}': '/x/api/data-grid/data-grid/#prop-rows',
  'GridRowId | null': '/x/api/data-grid/grid-row-id/',
  'onClick={handleClick}': '/x/api/date-pickers/date-field/#prop-onClick',
  'LicenseInfo.setLicenseKey': LICENSE_KEY,
};

/** Queries of the current version in Chinese. */
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
  // Tasks on the grid.
  筛选只能找到当前页: '/zh/x/react-data-grid/filtering/server-side/',
  点击应用才筛选: '/zh/x/react-data-grid/filtering/#apply-button',
  保存筛选: '/zh/x/react-data-grid/filtering-recipes/#saved-filters',
  保持分组展开: '/zh/x/react-data-grid/row-grouping/#keep-open',
  '父级 id': '/zh/x/react-data-grid/tree-data/#parent-id',
  嵌套子级: '/zh/x/react-data-grid/tree-data/',
  过期的响应: '/zh/x/react-data-grid/server-side-data/#outdated-answers',
  防抖: '/zh/x/react-data-grid/editing/#debounce',
  透视表: '/zh/x/react-data-grid/pivoting/#today',
  加权平均: '/zh/x/react-data-grid/aggregation/#several-fields',
  // Words that the pages do not contain.
  国际化: '/zh/x/react-data-grid/localization/',
  冻结列: '/zh/x/react-data-grid/column-pinning/',
  锁定列: '/zh/x/react-data-grid/column-pinning/',
  移除页脚: '/zh/x/react-data-grid/components/',
  // Features by their English names.
  'column pinning': '/zh/x/react-data-grid/column-pinning/',
  'pin column': '/zh/x/react-data-grid/column-pinning/',
  'master detail': '/zh/x/react-data-grid/master-detail/',
  'tree data': '/zh/x/react-data-grid/tree-data/',
  'sort by several columns': '/zh/x/react-data-grid/sorting/#multi-sorting',
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
  单选: [
    '/zh/x/react-data-grid/row-selection/',
    '/zh/x/react-tree-view/simple-tree-view/selection/',
  ],
  行点击: '/zh/x/react-data-grid/events/',
  点击行: '/zh/x/react-data-grid/events/',
  // Tasks that share few words with the matching page.
  设定列宽: '/zh/x/react-data-grid/column-dimensions/',
  设置列宽: '/zh/x/react-data-grid/column-dimensions/',
  修改语言: ['/zh/x/react-data-grid/localization/', '/zh/x/react-date-pickers/adapters-locale/'],
  能改列宽吗: '/zh/x/react-data-grid/column-dimensions/',
  // Ranges of the pickers.
  日期范围选择器: '/zh/x/react-date-pickers/date-range-picker/',
  时间范围选择器: '/zh/x/react-date-pickers/time-range-picker/',
  // Locales and zones of the pickers.
  每周第一天: '/zh/x/react-date-pickers/adapters-locale/#week-start',
  时区: '/zh/x/react-date-pickers/timezone/',
  周数: [
    '/zh/x/react-date-pickers/date-calendar/#week-numbers',
    '/zh/x/react-date-pickers/date-calendar/',
  ],
  时间选择器: '/zh/x/react-date-pickers/time-picker/',
  波斯历: [
    '/zh/x/react-date-pickers/calendar-systems/#jalali',
    '/zh/x/react-date-pickers/calendar-systems/',
  ],
  想拖列: '/zh/x/react-data-grid/column-ordering/',
  改行高: '/zh/x/react-data-grid/row-height/',
  // A page outside the docs.
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
  'MUI X: Missing license key': '/zh/x/messages/license/#missing-license-key',
  'MUI X: `date` column type only accepts `Date` objects as values. Use `valueGetter` to transform the value into a `Date` object. Row ID: 7, field: "deliveredOn".':
    '/zh/x/messages/data-grid/#column-type-only-accepts-date-objects-as-values',
};

/** The area of the pages about the data grid, and the expected results for readers on one of these pages. */
export const ON_GRID_PAGES = {
  area: 'react-data-grid',
  english: {
    ssr: '/x/react-data-grid/layout/',
    'change locale': '/x/react-data-grid/localization/',
    'LicenseInfo.setLicenseKey': LICENSE_KEY,
    customise: ['/x/react-data-grid/components/', '/x/react-date-pickers/custom-components/'],
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

/** Names that exist in some versions only: the expected address, or `null` if the name must not be found. */
export const BY_VERSION: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  v4: { DataGrid: '/x/v4/api/data-grid/data-grid/', DateTimePickerToolbar: null },
  v5: {
    DateRangePicker: '/x/v5/api/date-pickers/date-range-picker/',
    'pickers in forms': '/x/v5/react-date-pickers/forms/',
  },
  v6: {
    GridColDef: '/x/v6/api/data-grid/grid-col-def/',
    rowsPerPageOptions: '/x/v6/api/data-grid/data-grid/#prop-pageSizeOptions',
  },
  next: {
    GridColDef: '/x/next/api/data-grid/grid-col-def/',
    rowsPerPageOptions: '/x/next/api/data-grid/data-grid/#prop-pageSizeOptions',
    TreeItem2: '/x/next/api/tree-view/tree-item/',
    'pickers in forms': '/x/next/react-date-pickers/forms/',
  },
};

/** Words that do not exist in any language. */
export const NONSENSE: readonly string[] = [
  'onRowTripleClick',
  'useFlubberGasket',
  'DataGridUltimate',
  'asdfghjkl',
  'qwertz uiopü yxcvbn',
  '香蕉飞船',
  '不存在的词汇组',
];

import type { Renames } from '../renames';

const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

const fiveToSix: readonly Omit<Renames, 'family' | 'in'>[] = [
  {
    what: 'export',
    renamed: {
      GridSelectionModel: 'GridRowSelectionModel',
      GridInputSelectionModel: 'GridInputRowSelectionModel',
      GridSelectionApi: 'GridRowSelectionApi',
      GridLinkOperator: 'GridLogicOperator',
      GridRowTreeNodeConfig: 'GridTreeNode',
      GridFilterMenuItem: 'GridColumnMenuFilterItem',
      GridColumnsMenuItem: 'GridColumnMenuColumnsItem',
      GridColumnPinningMenuItems: 'GridColumnMenuPinningItem',
      GridRowGroupableColumnMenuItems: 'GridColumnMenuGroupingItem',
      HideGridColMenuItem: 'GridColumnMenuHideItem',
      SortGridMenuItems: 'GridColumnMenuSortItem',
    },
    replaced: { GridRowGroupingColumnMenuItems: 'GridColumnMenuGroupingItem' },
  },
  {
    what: 'prop',
    of: GRIDS,
    renamed: {
      components: 'slots',
      componentsProps: 'slotProps',
      selectionModel: 'rowSelectionModel',
      onSelectionModelChange: 'onRowSelectionModelChange',
      disableSelectionOnClick: 'disableRowSelectionOnClick',
      disableMultipleSelection: 'disableMultipleRowSelection',
      headerHeight: 'columnHeaderHeight',
      rowsPerPageOptions: 'pageSizeOptions',
      showCellRightBorder: 'showCellVerticalBorder',
      showColumnRightBorder: 'showColumnVerticalBorder',
    },
    replaced: {
      page: 'paginationModel',
      pageSize: 'paginationModel',
      onPageChange: 'onPaginationModelChange',
      onPageSizeChange: 'onPaginationModelChange',
      onCellEditCommit: 'processRowUpdate',
      onRowEditCommit: 'processRowUpdate',
    },
  },
  {
    what: 'class',
    of: GRIDS,
    renamed: {
      filterFormLinkOperatorInput: 'filterFormLogicOperatorInput',
      withBorder: 'withBorderColor',
    },
  },
  {
    what: 'event',
    renamed: { selectionChange: 'rowSelectionChange', rowsScroll: 'scrollPositionChange' },
    replaced: { pageChange: 'paginationModelChange', pageSizeChange: 'paginationModelChange' },
  },
  {
    what: 'selector',
    renamed: {
      gridSelectionStateSelector: 'gridRowSelectionStateSelector',
      gridRowIdsSelector: 'gridDataRowIdsSelector',
      gridRowTreeDepthSelector: 'gridRowMaximumTreeDepthSelector',
      gridRowsIdToIdLookupSelector: 'gridRowsDataRowIdToIdLookupSelector',
      gridVisibleRowCountSelector: 'gridExpandedRowCountSelector',
      gridVisibleSortedRowEntriesSelector: 'gridExpandedSortedRowEntriesSelector',
      gridVisibleSortedRowIdsSelector: 'gridExpandedSortedRowIdsSelector',
      gridVisibleSortedTopLevelRowEntriesSelector: 'gridFilteredSortedTopLevelRowEntriesSelector',
      gridVisibleTopLevelRowCountSelector: 'gridFilteredTopLevelRowCountSelector',
      gridDensityHeaderGroupingMaxDepthSelector: 'gridColumnGroupsHeaderMaxDepthSelector',
    },
  },
  {
    what: 'prop',
    of: ['GridApi'],
    renamed: {
      setSelectionModel: 'setRowSelectionModel',
      setFilterLinkOperator: 'setFilterLogicOperator',
    },
  },
  {
    what: 'prop',
    of: ['GridFilterItem'],
    renamed: { columnField: 'field', operatorValue: 'operator' },
  },
  { what: 'prop', of: ['GridFilterModel'], renamed: { linkOperator: 'logicOperator' } },
  {
    what: 'prop',
    of: ['GridFilterForm', 'GridFilterFormProps', 'GridFilterPanel'],
    renamed: {
      linkOperators: 'logicOperators',
      linkOperatorInputProps: 'logicOperatorInputProps',
    },
  },
  {
    what: 'prop',
    of: ['GridColumnMenu', 'GridColumnMenuProps', 'GridColumnMenuContainer'],
    renamed: { currentColumn: 'colDef' },
  },
  { what: 'prop', of: ['GridColumnHeaderItem'], renamed: { column: 'colDef' } },
  { what: 'prop', of: ['GridMenu'], renamed: { onClickAway: 'onClose' } },
  { what: 'prop', of: ['GridContextProvider'], renamed: { apiRef: 'privateApiRef' } },
  { what: 'prop', of: ['GridState'], renamed: { selection: 'rowSelection' } },
  {
    what: 'prop',
    of: ['GridRowScrollEndParams'],
    renamed: { virtualRowsCount: 'visibleRowsCount' },
  },
  {
    what: 'prop',
    of: ['GridLocaleText'],
    renamed: {
      filterPanelLinkOperator: 'filterPanelLogicOperator',
      filterPanelOperators: 'filterPanelOperator',
    },
  },
];

const sixToSeven: readonly Omit<Renames, 'family' | 'in'>[] = [
  {
    what: 'export',
    renamed: { GetApplyFilterFnV7: 'GetApplyFilterFn' },
    replaced: {
      GridValueFormatterParams: 'GridValueFormatter',
      GridValueGetterParams: 'GridValueGetter',
      GridValueSetterParams: 'GridValueSetter',
    },
  },
  {
    what: 'prop',
    of: GRIDS,
    renamed: { rowBuffer: 'rowBufferPx', columnBuffer: 'columnBufferPx' },
    replaced: { rowThreshold: 'rowBufferPx', columnThreshold: 'columnBufferPx' },
  },
  {
    what: 'prop',
    replaced: {
      getApplyQuickFilterFnV7: 'getApplyQuickFilterFn',
      getApplyFilterFnV7: 'getApplyFilterFn',
    },
  },
  {
    what: 'class',
    of: GRIDS,
    renamed: {
      columnsPanel: 'columnsManagement',
      columnsPanelRow: 'columnsManagementRow',
      'pinnedColumns--left': 'cell--pinnedLeft',
      'pinnedColumns--right': 'cell--pinnedRight',
      'pinnedColumnHeaders--left': 'columnHeader--pinnedLeft',
      'pinnedColumnHeaders--right': 'columnHeader--pinnedRight',
    },
    replaced: {
      cellContent: 'cell',
      columnHeadersInner: 'columnHeaders',
      'columnHeadersInner--scrollable': 'columnHeaders',
      'columnHeader--showColumnBorder': 'columnHeader--withRightBorder',
    },
  },
  { what: 'selector', replaced: { gridDensityValueSelector: 'gridDensitySelector' } },
  {
    what: 'prop',
    of: ['GridLocaleText'],
    replaced: {
      columnsPanelTextFieldLabel: 'columnsManagementSearchTitle',
      columnsPanelTextFieldPlaceholder: 'columnsManagementSearchTitle',
      columnsPanelShowAllButton: 'columnsManagementShowHideAllText',
      columnsPanelHideAllButton: 'columnsManagementShowHideAllText',
    },
  },
];

const sevenToEight: readonly Omit<Renames, 'family' | 'in'>[] = [
  {
    what: 'export',
    renamed: {
      useGridApiEventHandler: 'useGridEvent',
      useGridApiOptionHandler: 'useGridEventPriority',
      GridListColDef: 'GridListViewColDef',
    },
    replaced: { GridInputRowSelectionModel: 'GridRowSelectionModel' },
  },
  { what: 'prop', of: GRIDS, renamed: { unstable_listColumn: 'listViewColumn' } },
  {
    what: 'selector',
    replaced: {
      selectedGridRowsCountSelector: 'gridRowSelectionCountSelector',
      selectedGridRowsSelector: 'gridRowSelectionIdsSelector',
      selectedIdsLookupSelector: 'gridRowSelectionIdsSelector',
    },
  },
];

const fourToFive: readonly Omit<Renames, 'family' | 'in'>[] = [
  {
    what: 'export',
    renamed: {
      GridExportCsvOptions: 'GridCsvExportOptions',
      useNativeEventListener: 'useGridNativeEventListener',
    },
    replaced: { useGridSlotComponentProps: 'useGridRootProps' },
  },
  {
    what: 'prop',
    of: ['GridApi'],
    renamed: { upsertFilter: 'upsertFilterItem', deleteFilter: 'deleteFilterItem' },
    replaced: { applyFilterLinkOperator: 'setFilterLinkOperator' },
  },
  { what: 'prop', of: ['GridSlotsComponent'], renamed: { Checkbox: 'BaseCheckbox' } },
  { what: 'prop', of: ['GridSlotsComponentsProps'], renamed: { checkbox: 'baseCheckbox' } },
  { what: 'event', renamed: { rowEnter: 'rowMouseEnter', rowLeave: 'rowMouseLeave' } },
  {
    what: 'selector',
    renamed: {
      allGridColumnsSelector: 'gridColumnDefinitionsSelector',
      allGridColumnsFieldsSelector: 'gridColumnFieldsSelector',
      filterableGridColumnsSelector: 'gridFilterableColumnDefinitionsSelector',
      gridColumnMenuStateSelector: 'gridColumnMenuSelector',
      sortedGridRowIdsSelector: 'gridSortedRowIdsSelector',
      unorderedGridRowIdsSelector: 'gridRowIdsSelector',
      visibleGridColumnsSelector: 'gridVisibleColumnDefinitionsSelector',
      visibleGridRowCountSelector: 'gridVisibleRowCountSelector',
      visibleSortedGridRowIdsSelector: 'gridVisibleSortedRowIdsSelector',
    },
    replaced: { filterableGridColumnsIdsSelector: 'gridFilterableColumnLookupSelector' },
  },
];

/** Names of the data grid. */
export const dataGridRenames: readonly Renames[] = [
  ...fourToFive.map((each) => ({ family: 'data-grid', in: 'v5', ...each }) as const),
  ...fiveToSix.map((each) => ({ family: 'data-grid', in: 'v6', ...each }) as const),
  ...sixToSeven.map((each) => ({ family: 'data-grid', in: 'current', ...each }) as const),
  ...sevenToEight.map((each) => ({ family: 'data-grid', in: 'next', ...each }) as const),
];

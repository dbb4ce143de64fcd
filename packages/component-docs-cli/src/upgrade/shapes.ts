/** Types of objects in props, under their current and former names. */
export const PROP_SHAPES: Readonly<Record<string, readonly string[]>> = {
  columns: ['GridColDef'],
  filterModel: ['GridFilterModel'],
  sortModel: ['GridSortItem'],
  columnGroupingModel: ['GridColumnGroup'],
  initialState: ['GridInitialState'],
  experimentalFeatures: ['GridExperimentalFeatures'],
  localeText: ['GridLocaleText', 'PickersLocaleText', 'PickersInputLocaleText'],
  groupingColDef: ['GridGroupingColDefOverride', 'GridColDef'],
  treeDataGroupingColDef: ['GridColDef'],
  aggregationFunctions: ['GridAggregationFunction'],
  filterOperators: ['GridFilterOperator'],
  // Their types are unions, of which the reference lists no members.
  xAxis: ['axis'],
  yAxis: ['axis'],
  bottomAxis: ['ChartsXAxis'],
  topAxis: ['ChartsXAxis'],
  leftAxis: ['ChartsYAxis'],
  rightAxis: ['ChartsYAxis'],
  legend: ['ChartsLegend'],
  tooltip: ['ChartsTooltip'],
  axisHighlight: ['ChartsAxisHighlight'],
};

const SERIES_KINDS = ['Bar', 'Line', 'Pie', 'Scatter', 'Funnel', 'Heatmap', 'Radar'] as const;

/** Types of objects in members, by the current or former name of the object's type. */
export const MEMBER_SHAPES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    ...Object.fromEntries(
      SERIES_KINDS.map((kind) => [`${kind}SeriesType`, { highlightScope: ['HighlightScope'] }]),
    ),
    GridColDef: { filterOperators: ['GridFilterOperator'] },
    GridFilterModel: { items: ['GridFilterItem'] },
    GridInitialState: { filter: ['initialState.filter'], columns: ['initialState.columns'] },
    'initialState.filter': { filterModel: ['GridFilterModel'] },
  };

/** Returns the types of a chart's series. */
export function seriesShapes(component: string): readonly string[] {
  const kind = new RegExp(`^(${SERIES_KINDS.join('|')})Chart|^Heatmap`).exec(component);
  const kinds = kind ? [kind[1] ?? 'Heatmap'] : ['Bar', 'Line', 'Pie', 'Scatter'];
  return kinds.map((each) => `${each}SeriesType`);
}

/** Item types of list types. */
export const LIST_TYPES: Readonly<Record<string, string>> = {
  GridColumns: 'GridColDef',
  GridSortModel: 'GridSortItem',
  GridColumnGroupingModel: 'GridColumnGroup',
};

/** Returns the component of a slot, which is named after it. */
export function slotShapes(slot: string, families: readonly string[]): readonly string[] {
  const name = slot.charAt(0).toUpperCase() + slot.slice(1);
  const prefixes = {
    'data-grid': ['Grid'],
    'date-pickers': ['Pickers', 'Date', ''],
    charts: ['Charts', ''],
    'tree-view': ['TreeItem', ''],
  } as const;
  return families.flatMap((family) =>
    (prefixes[family as keyof typeof prefixes] ?? []).map((prefix) => prefix + name),
  );
}

/** Keys that identify a column if its type is unknown. */
export const COLUMN_KEYS: ReadonlySet<string> = new Set([
  'headerName',
  'renderCell',
  'renderEditCell',
  'valueGetter',
  'valueFormatter',
  'valueOptions',
  'editable',
  'flex',
  'width',
  'minWidth',
  'sortable',
  'type',
]);

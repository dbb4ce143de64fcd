import {
  SCHEMES,
  type ChoiceControl,
  type Control,
  type Group,
  type NumberControl,
  type Path,
} from '../types';

/** Colors of a palette, by the end of their control's id. */
const PALETTE: readonly (readonly [string, Path])[] = [
  ['primary', ['primary', 'main']],
  ['onPrimary', ['primary', 'contrastText']],
  ['secondary', ['secondary', 'main']],
  ['onSecondary', ['secondary', 'contrastText']],
  ['error', ['error', 'main']],
  ['warning', ['warning', 'main']],
  ['info', ['info', 'main']],
  ['success', ['success', 'main']],
  ['page', ['background', 'default']],
  ['paper', ['background', 'paper']],
  ['text', ['text', 'primary']],
  ['mutedText', ['text', 'secondary']],
  ['divider', ['divider']],
];

const styles = (key: string, ...path: Path): Path => ['components', key, 'styleOverrides', ...path];
const props = (key: string, ...path: Path): Path => ['components', key, 'defaultProps', ...path];

const WEIGHTS = [400, 500, 600, 700];
const CASES = ['none', 'uppercase', 'capitalize'];
const LINES = ['solid', 'dashed', 'dotted', 'none'];

const tone = (id: string, group: Group, ...targets: readonly (readonly Path[])[]): Control => ({
  kind: 'tone',
  id,
  group,
  targets,
});

type Range = Pick<NumberControl, 'min' | 'max' | 'step' | 'usual'>;

const range = (min: number, max: number, usual: number, step = 1): Range => ({
  min,
  max,
  step,
  usual,
});

const number = (
  id: string,
  group: Group,
  limits: Range,
  ...targets: readonly (readonly Path[])[]
): Control => ({ kind: 'number', id, group, ...limits, targets });

const choice = (
  id: string,
  group: Group,
  options: ChoiceControl['options'],
  ...targets: readonly (readonly Path[])[]
): Control => ({ kind: 'choice', id, group, options, targets });

const DAY = 'MuiPickersDay';
const RANGE_DAY = 'MuiDateRangePickerDay';
const GRID = 'MuiDataGrid';
const ITEM = 'MuiTreeItem';
const AXIS = 'MuiChartsAxis';
const TOOLTIP = 'MuiChartsTooltip';

/** A property of a selected tree item, which hovering must not change. */
const selectedItem = (property: string): Path[] => [
  styles(ITEM, 'content', '&.Mui-selected', property),
  styles(ITEM, 'content', '&.Mui-selected:hover', property),
];

/** A property of the whole tree. */
const treeStyles = (property: string): Path[][] => [
  [styles('MuiSimpleTreeView', 'root', property)],
  [styles('MuiTreeView', 'root', property)],
];

/** A property of the tooltip's box; the oldest charts have a class only for the table in it. */
const tooltipStyles = (property: string): Path[][] => [
  [styles(TOOLTIP, 'root', '& .MuiChartsTooltip-paper', property)],
  [styles(TOOLTIP, 'root', '& .MuiChartsTooltip-table', property)],
];

/** The color of all texts in the tooltip, for which the package sets colors. */
const tooltipText: Path[][] = ['paper', 'table'].map((name) => [
  styles(TOOLTIP, 'root', `& .MuiChartsTooltip-${name} :is(caption, td, th, p, span)`, 'color'),
]);

/** Corners of a range's highlight on one side, also where a week begins or ends. */
const rangeEnds = (side: 'Start' | 'End', day: 'first' | 'last'): Path[] =>
  [
    styles(RANGE_DAY, `rangeIntervalDayHighlight${side}`),
    styles(RANGE_DAY, 'rangeIntervalDayHighlight', `&:${day}-of-type`),
  ].flatMap((path) => [
    [...path, `borderStart${side}Radius`],
    [...path, `borderEnd${side}Radius`],
  ]);

/**
 * Even rows, unless they are hovered or selected. The index stays the same while the grid scrolls, and without
 * specificity the styles of states win.
 */
const EVEN_ROW = `&:where(:not(:hover, .Mui-selected):is(${[1, 3, 5, 7, 9]
  .map((digit) => `[data-rowindex$="${digit}"]`)
  .join(', ')}))`;

const PINNED_CELLS = '& .MuiDataGrid-cell--pinnedLeft, & .MuiDataGrid-cell--pinnedRight';

/** Background of rows in some states, including pinned cells, for which the package sets a background. */
const rowStates = (...states: readonly string[]): Path[][] => {
  const own = states.map((state) => styles(GRID, 'row', state, 'backgroundColor'));
  const pinned = states.map((state) => styles(GRID, 'row', state, PINNED_CELLS, 'backgroundImage'));
  return [[...own, ...pinned], own];
};

/** The empty part of the header beside the last column. */
const HEADER_FILLER = '& .MuiDataGrid-columnHeaders > [role="row"] > [role="presentation"]';

/** Cells and column headers at the edge of pinned columns. */
const pinnedEdge = (side: 'Left' | 'Right', border: 'Left' | 'Right'): string => {
  const parts = ['cell', 'columnHeader'].map(
    (part) => `.MuiDataGrid-${part}--pinned${side}.MuiDataGrid-${part}--with${border}Border`,
  );
  return `& :is(${parts.join(', ')})`;
};

/**
 * Every control of the builder. The generator and the parser of themes both use this table, so whatever a reader can set
 * can be read back.
 */
export const CONTROLS: readonly Control[] = [
  ...SCHEMES.flatMap((scheme) =>
    PALETTE.map(([name, path]): Control => ({
      kind: 'color',
      id: `${scheme}.${name}`,
      group: scheme,
      targets: [[[scheme, ...path]]],
    })),
  ),

  { kind: 'font', id: 'font', group: 'typography', targets: [[['typography', 'fontFamily']]] },
  number('fontSize', 'typography', range(10, 20, 14), [['typography', 'fontSize']]),
  choice('buttonCase', 'typography', CASES, [['typography', 'button', 'textTransform']]),
  choice('mediumWeight', 'typography', WEIGHTS, [['typography', 'fontWeightMedium']]),
  choice('headingWeight', 'typography', WEIGHTS, [['typography', 'h6', 'fontWeight']]),

  number('radius', 'shape', range(0, 24, 4), [['shape', 'borderRadius']]),
  number('spacing', 'shape', range(2, 16, 8), [['spacing']]),
  choice('density', 'shape', ['compact', 'standard', 'comfortable'], [props(GRID, 'density')]),
  choice(
    'fieldSize',
    'shape',
    ['small', 'medium'],
    [['components', 'MuiTextField', 'defaultProps', 'size']],
  ),
  choice(
    'buttonSize',
    'shape',
    ['small', 'medium', 'large'],
    [['components', 'MuiButton', 'defaultProps', 'size']],
  ),

  number('grid.rowHeight', 'grid', range(24, 96, 52), [props(GRID, 'rowHeight')]),
  number(
    'grid.headerHeight',
    'grid',
    range(24, 96, 56),
    [props(GRID, 'columnHeaderHeight')],
    [props(GRID, 'headerHeight')],
  ),
  tone(
    'grid.background',
    'grid',
    // Version 8 applies the overrides of the root to a layer above the rows, too.
    [styles(GRID, 'root', '&:not(.MuiDataGrid-scrollShadow)', 'backgroundColor')],
    [styles(GRID, 'root', 'backgroundColor')],
  ),
  // One layer for each header: translucent colors would add up.
  tone(
    'grid.header',
    'grid',
    [
      styles(GRID, 'columnHeaders', 'backgroundColor'),
      // Pinned headers hide what scrolls below them, so they have another background below the color.
      styles(GRID, 'root', '& .MuiDataGrid-pinnedColumnHeaders', 'backgroundImage'),
    ],
    [
      styles(GRID, 'columnHeader', 'backgroundColor'),
      styles(GRID, 'root', HEADER_FILLER, 'backgroundColor'),
    ],
    [styles(GRID, 'columnHeader', 'backgroundColor')],
  ),
  tone('grid.headerText', 'grid', [
    styles(GRID, 'columnHeader', 'color'),
    styles(GRID, 'columnHeader', '& svg', 'color'),
  ]),
  choice('grid.headerWeight', 'grid', WEIGHTS, [styles(GRID, 'columnHeaderTitle', 'fontWeight')]),
  choice('grid.headerCase', 'grid', CASES, [styles(GRID, 'columnHeaderTitle', 'textTransform')]),
  number('grid.headerSize', 'grid', range(10, 18, 14), [
    styles(GRID, 'columnHeaderTitle', 'fontSize'),
  ]),
  number('grid.headerTracking', 'grid', range(0, 2, 0, 0.1), [
    styles(GRID, 'columnHeaderTitle', 'letterSpacing'),
  ]),
  choice(
    'grid.separators',
    'grid',
    ['visible', 'hidden'],
    [styles(GRID, 'columnSeparator', 'visibility')],
  ),
  tone(
    'grid.evenRow',
    'grid',
    [
      styles(GRID, 'row', EVEN_ROW, 'backgroundColor'),
      // Pinned cells hide what scrolls below them, so they have another background below the color.
      styles(GRID, 'row', EVEN_ROW, PINNED_CELLS, 'backgroundImage'),
    ],
    [styles(GRID, 'row', EVEN_ROW, 'backgroundColor')],
  ),
  tone('grid.hover', 'grid', ...rowStates('&:hover')),
  tone('grid.selected', 'grid', ...rowStates('&.Mui-selected', '&.Mui-selected:hover')),
  tone('grid.selectedText', 'grid', [
    styles(GRID, 'row', '&.Mui-selected', 'color'),
    styles(GRID, 'row', '&.Mui-selected', '& svg', 'color'),
  ]),
  tone('grid.border', 'grid', [styles(GRID, 'root', 'borderColor')]),
  number('grid.borderWidth', 'grid', range(0, 3, 1), [styles(GRID, 'root', 'borderWidth')]),
  tone(
    'grid.rowBorder',
    'grid',
    [styles(GRID, 'withBorderColor', 'borderColor'), styles(GRID, 'cell', 'borderColor')],
    [styles(GRID, 'cell', 'borderColor')],
  ),
  number('grid.cellPadding', 'grid', range(4, 24, 10), [
    // Checkboxes need the whole width of their column.
    styles(GRID, 'root', '& .MuiDataGrid-cell:not(.MuiDataGrid-cellCheckbox)', 'paddingInline'),
    styles(
      GRID,
      'root',
      '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeaderCheckbox)',
      'paddingInline',
    ),
  ]),
  tone(
    'grid.pinned',
    'grid',
    [styles(GRID, 'root', PINNED_CELLS, 'backgroundColor')],
    [
      styles(GRID, 'root', '& .MuiDataGrid-pinnedColumns', 'backgroundColor'),
      styles(GRID, 'root', '& .MuiDataGrid-pinnedColumns', 'backgroundImage'),
    ],
  ),
  tone('grid.pinnedEdge', 'grid', [
    styles(GRID, 'root', pinnedEdge('Left', 'Right'), 'borderRightColor'),
    styles(GRID, 'root', pinnedEdge('Right', 'Left'), 'borderLeftColor'),
  ]),

  number('day.radius', 'calendar', range(0, 20, 18), [
    styles(DAY, 'root', 'borderRadius'),
    ...rangeEnds('Start', 'first'),
    ...rangeEnds('End', 'last'),
  ]),
  choice('day.weight', 'calendar', WEIGHTS, [styles(DAY, 'root', 'fontWeight')]),
  tone('day.hover', 'calendar', [styles(DAY, 'root', '&:hover', 'backgroundColor')]),
  tone('day.selected', 'calendar', [
    styles(DAY, 'root', '&.Mui-selected', 'backgroundColor'),
    styles(DAY, 'root', '&.Mui-selected:hover', 'backgroundColor'),
  ]),
  tone('day.selectedText', 'calendar', [styles(DAY, 'root', '&.Mui-selected', 'color')]),
  tone('day.today', 'calendar', [styles(DAY, 'today', '&:not(.Mui-selected)', 'borderColor')]),
  number('day.todayWidth', 'calendar', range(0, 3, 1), [
    styles(DAY, 'today', '&:not(.Mui-selected)', 'borderWidth'),
  ]),
  tone('day.range', 'calendar', [
    styles(RANGE_DAY, 'rangeIntervalDayHighlight', 'backgroundColor'),
  ]),
  // In version 8, days outside of the range have the class for days inside of it.
  tone('day.rangeText', 'calendar', [
    styles(
      RANGE_DAY,
      'rangeIntervalDayHighlight',
      '& .MuiDateRangePickerDay-day:not(.Mui-selected)',
      'color',
    ),
  ]),

  {
    kind: 'colors',
    id: 'chart.colors',
    group: 'charts',
    targets: [
      [
        ['chartColors', 'categorical'],
        props('MuiBarChart', 'colors'),
        props('MuiLineChart', 'colors'),
        props('MuiScatterChart', 'colors'),
      ],
      [['chartColors', 'categorical']],
    ],
  },
  {
    kind: 'colors',
    id: 'chart.sequential',
    group: 'charts',
    targets: [[['chartColors', 'sequential']]],
  },
  {
    kind: 'colors',
    id: 'chart.diverging',
    group: 'charts',
    targets: [[['chartColors', 'diverging']]],
  },
  tone('chart.axis', 'charts', [
    styles(AXIS, 'root', '& .MuiChartsAxis-line', 'stroke'),
    styles(AXIS, 'root', '& .MuiChartsAxis-tick', 'stroke'),
  ]),
  tone('chart.labels', 'charts', [styles(AXIS, 'root', '& .MuiChartsAxis-tickLabel', 'fill')]),
  tone('chart.grid', 'charts', [styles('MuiChartsGrid', 'line', 'stroke')]),
  number('chart.gridDash', 'charts', range(0, 8, 0), [
    styles('MuiChartsGrid', 'line', 'strokeDasharray'),
  ]),
  number('chart.lineWidth', 'charts', range(1, 6, 2, 0.5), [
    styles('MuiLineElement', 'root', 'strokeWidth'),
  ]),
  tone('chart.tooltip', 'charts', ...tooltipStyles('backgroundColor')),
  tone('chart.tooltipText', 'charts', ...tooltipText),
  number('chart.tooltipRadius', 'charts', range(0, 16, 4), ...tooltipStyles('borderRadius')),

  number(
    'tree.indent',
    'tree',
    range(4, 40, 12),
    [props('MuiSimpleTreeView', 'itemChildrenIndentation')],
    [styles(ITEM, 'group', 'marginInlineStart')],
  ),
  number('tree.padding', 'tree', range(0, 16, 4), [styles(ITEM, 'content', 'paddingBlock')]),
  number('tree.radius', 'tree', range(0, 20, 4), [styles(ITEM, 'content', 'borderRadius')]),
  tone('tree.background', 'tree', ...treeStyles('backgroundColor')),
  tone('tree.text', 'tree', ...treeStyles('color')),
  tone('tree.hover', 'tree', [styles(ITEM, 'content', '&:hover', 'backgroundColor')]),
  tone('tree.selected', 'tree', selectedItem('backgroundColor')),
  tone('tree.selectedText', 'tree', selectedItem('color')),
  tone('tree.icon', 'tree', [styles(ITEM, 'iconContainer', 'color')]),
  {
    kind: 'icons',
    id: 'tree.icons',
    group: 'tree',
    targets: [
      [
        props('MuiSimpleTreeView', 'slots', 'expandIcon'),
        props('MuiSimpleTreeView', 'slots', 'collapseIcon'),
      ],
      [props('MuiTreeView', 'defaultExpandIcon'), props('MuiTreeView', 'defaultCollapseIcon')],
    ],
  },
  choice(
    'tree.line',
    'tree',
    LINES,
    [styles(ITEM, 'groupTransition', 'borderInlineStartStyle')],
    [styles(ITEM, 'group', 'borderInlineStartStyle')],
  ),
  tone(
    'tree.lineColor',
    'tree',
    [styles(ITEM, 'groupTransition', 'borderInlineStartColor')],
    [styles(ITEM, 'group', 'borderInlineStartColor')],
  ),
  number(
    'tree.lineWidth',
    'tree',
    range(1, 3, 1),
    [styles(ITEM, 'groupTransition', 'borderInlineStartWidth')],
    [styles(ITEM, 'group', 'borderInlineStartWidth')],
  ),
  number('tree.lineOffset', 'tree', range(0, 32, 15), [
    styles(ITEM, 'groupTransition', 'marginInlineStart'),
  ]),
];

import { translate } from '@docusaurus/Translate';
import type { Token } from '../../../types';

const PAGE = 'On the theme builder';

/** Labels of controls; those of both palettes have the same. */
export const controlNames = (): Readonly<Record<string, string>> => ({
  primary: translate({
    id: 'themeBuilder.controls.primary',
    message: 'Primary',
    description: `${PAGE}: setting`,
  }),
  onPrimary: translate({
    id: 'themeBuilder.controls.onPrimary',
    message: 'Text on primary',
    description: `${PAGE}: setting`,
  }),
  secondary: translate({
    id: 'themeBuilder.controls.secondary',
    message: 'Secondary',
    description: `${PAGE}: setting`,
  }),
  onSecondary: translate({
    id: 'themeBuilder.controls.onSecondary',
    message: 'Text on secondary',
    description: `${PAGE}: setting`,
  }),
  error: translate({
    id: 'themeBuilder.controls.error',
    message: 'Error',
    description: `${PAGE}: setting`,
  }),
  warning: translate({
    id: 'themeBuilder.controls.warning',
    message: 'Warning',
    description: `${PAGE}: setting`,
  }),
  info: translate({
    id: 'themeBuilder.controls.info',
    message: 'Info',
    description: `${PAGE}: setting`,
  }),
  success: translate({
    id: 'themeBuilder.controls.success',
    message: 'Success',
    description: `${PAGE}: setting`,
  }),
  page: translate({
    id: 'themeBuilder.controls.page',
    message: 'Page background',
    description: `${PAGE}: setting`,
  }),
  paper: translate({
    id: 'themeBuilder.controls.paper',
    message: 'Surface background',
    description: `${PAGE}: setting`,
  }),
  text: translate({
    id: 'themeBuilder.controls.text',
    message: 'Text',
    description: `${PAGE}: setting`,
  }),
  mutedText: translate({
    id: 'themeBuilder.controls.mutedText',
    message: 'Secondary text',
    description: `${PAGE}: setting`,
  }),
  divider: translate({
    id: 'themeBuilder.controls.divider',
    message: 'Dividers',
    description: `${PAGE}: setting`,
  }),
  font: translate({
    id: 'themeBuilder.controls.font',
    message: 'Font',
    description: `${PAGE}: setting`,
  }),
  fontSize: translate({
    id: 'themeBuilder.controls.fontSize',
    message: 'Font size',
    description: `${PAGE}: setting`,
  }),
  buttonCase: translate({
    id: 'themeBuilder.controls.buttonCase',
    message: 'Button capitalization',
    description: `${PAGE}: setting`,
  }),
  mediumWeight: translate({
    id: 'themeBuilder.controls.mediumWeight',
    message: 'Medium weight',
    description: `${PAGE}: setting`,
  }),
  headingWeight: translate({
    id: 'themeBuilder.controls.headingWeight',
    message: 'Weight of small headings',
    description: `${PAGE}: setting`,
  }),
  radius: translate({
    id: 'themeBuilder.controls.radius',
    message: 'Corner radius',
    description: `${PAGE}: setting`,
  }),
  spacing: translate({
    id: 'themeBuilder.controls.spacing',
    message: 'Spacing unit',
    description: `${PAGE}: setting`,
  }),
  density: translate({
    id: 'themeBuilder.controls.density',
    message: 'Grid density',
    description: `${PAGE}: setting`,
  }),
  fieldSize: translate({
    id: 'themeBuilder.controls.fieldSize',
    message: 'Size of fields',
    description: `${PAGE}: setting`,
  }),
  buttonSize: translate({
    id: 'themeBuilder.controls.buttonSize',
    message: 'Size of buttons',
    description: `${PAGE}: setting`,
  }),
  'grid.rowHeight': translate({
    id: 'themeBuilder.controls.grid.rowHeight',
    message: 'Row height',
    description: `${PAGE}: setting`,
  }),
  'grid.headerHeight': translate({
    id: 'themeBuilder.controls.grid.headerHeight',
    message: 'Header height',
    description: `${PAGE}: setting`,
  }),
  'grid.background': translate({
    id: 'themeBuilder.controls.grid.background',
    message: 'Background',
    description: `${PAGE}: setting`,
  }),
  'grid.header': translate({
    id: 'themeBuilder.controls.grid.header',
    message: 'Header background',
    description: `${PAGE}: setting`,
  }),
  'grid.headerText': translate({
    id: 'themeBuilder.controls.grid.headerText',
    message: 'Header text',
    description: `${PAGE}: setting`,
  }),
  'grid.headerWeight': translate({
    id: 'themeBuilder.controls.grid.headerWeight',
    message: 'Header weight',
    description: `${PAGE}: setting`,
  }),
  'grid.headerCase': translate({
    id: 'themeBuilder.controls.grid.headerCase',
    message: 'Header capitalization',
    description: `${PAGE}: setting`,
  }),
  'grid.headerSize': translate({
    id: 'themeBuilder.controls.grid.headerSize',
    message: 'Header font size',
    description: `${PAGE}: setting`,
  }),
  'grid.headerTracking': translate({
    id: 'themeBuilder.controls.grid.headerTracking',
    message: 'Header letter spacing',
    description: `${PAGE}: setting`,
  }),
  'grid.separators': translate({
    id: 'themeBuilder.controls.grid.separators',
    message: 'Column separators',
    description: `${PAGE}: setting`,
  }),
  'grid.evenRow': translate({
    id: 'themeBuilder.controls.grid.evenRow',
    message: 'Even rows',
    description: `${PAGE}: setting`,
  }),
  'grid.hover': translate({
    id: 'themeBuilder.controls.grid.hover',
    message: 'Hovered row',
    description: `${PAGE}: setting`,
  }),
  'grid.selected': translate({
    id: 'themeBuilder.controls.grid.selected',
    message: 'Selected row',
    description: `${PAGE}: setting`,
  }),
  'grid.selectedText': translate({
    id: 'themeBuilder.controls.grid.selectedText',
    message: 'Text of the selected row',
    description: `${PAGE}: setting`,
  }),
  'grid.border': translate({
    id: 'themeBuilder.controls.grid.border',
    message: 'Outer border',
    description: `${PAGE}: setting`,
  }),
  'grid.borderWidth': translate({
    id: 'themeBuilder.controls.grid.borderWidth',
    message: 'Outer border width',
    description: `${PAGE}: setting`,
  }),
  'grid.rowBorder': translate({
    id: 'themeBuilder.controls.grid.rowBorder',
    message: 'Lines between rows',
    description: `${PAGE}: setting`,
  }),
  'grid.cellPadding': translate({
    id: 'themeBuilder.controls.grid.cellPadding',
    message: 'Cell padding',
    description: `${PAGE}: setting`,
  }),
  'grid.pinned': translate({
    id: 'themeBuilder.controls.grid.pinned',
    message: 'Pinned columns',
    description: `${PAGE}: setting`,
  }),
  'grid.pinnedEdge': translate({
    id: 'themeBuilder.controls.grid.pinnedEdge',
    message: 'Edge of pinned columns',
    description: `${PAGE}: setting`,
  }),
  'day.radius': translate({
    id: 'themeBuilder.controls.day.radius',
    message: 'Day radius',
    description: `${PAGE}: setting`,
  }),
  'day.weight': translate({
    id: 'themeBuilder.controls.day.weight',
    message: 'Day weight',
    description: `${PAGE}: setting`,
  }),
  'day.hover': translate({
    id: 'themeBuilder.controls.day.hover',
    message: 'Hovered day',
    description: `${PAGE}: setting`,
  }),
  'day.selected': translate({
    id: 'themeBuilder.controls.day.selected',
    message: 'Selected day',
    description: `${PAGE}: setting`,
  }),
  'day.selectedText': translate({
    id: 'themeBuilder.controls.day.selectedText',
    message: 'Text of the selected day',
    description: `${PAGE}: setting`,
  }),
  'day.today': translate({
    id: 'themeBuilder.controls.day.today',
    message: 'Today',
    description: `${PAGE}: setting`,
  }),
  'day.todayWidth': translate({
    id: 'themeBuilder.controls.day.todayWidth',
    message: 'Border width of today',
    description: `${PAGE}: setting`,
  }),
  'day.range': translate({
    id: 'themeBuilder.controls.day.range',
    message: 'Range',
    description: `${PAGE}: setting`,
  }),
  'day.rangeText': translate({
    id: 'themeBuilder.controls.day.rangeText',
    message: 'Text in the range',
    description: `${PAGE}: setting`,
  }),
  'chart.colors': translate({
    id: 'themeBuilder.controls.chart.colors',
    message: 'Categorical palette',
    description: `${PAGE}: setting`,
  }),
  'chart.sequential': translate({
    id: 'themeBuilder.controls.chart.sequential',
    message: 'Sequential scale',
    description: `${PAGE}: setting`,
  }),
  'chart.diverging': translate({
    id: 'themeBuilder.controls.chart.diverging',
    message: 'Diverging scale',
    description: `${PAGE}: setting`,
  }),
  'chart.axis': translate({
    id: 'themeBuilder.controls.chart.axis',
    message: 'Axis lines',
    description: `${PAGE}: setting`,
  }),
  'chart.labels': translate({
    id: 'themeBuilder.controls.chart.labels',
    message: 'Tick labels',
    description: `${PAGE}: setting`,
  }),
  'chart.grid': translate({
    id: 'themeBuilder.controls.chart.grid',
    message: 'Grid lines',
    description: `${PAGE}: setting`,
  }),
  'chart.gridDash': translate({
    id: 'themeBuilder.controls.chart.gridDash',
    message: 'Dash length of grid lines',
    description: `${PAGE}: setting`,
  }),
  'chart.lineWidth': translate({
    id: 'themeBuilder.controls.chart.lineWidth',
    message: 'Line width',
    description: `${PAGE}: setting`,
  }),
  'chart.tooltip': translate({
    id: 'themeBuilder.controls.chart.tooltip',
    message: 'Tooltip background',
    description: `${PAGE}: setting`,
  }),
  'chart.tooltipText': translate({
    id: 'themeBuilder.controls.chart.tooltipText',
    message: 'Tooltip text',
    description: `${PAGE}: setting`,
  }),
  'chart.tooltipRadius': translate({
    id: 'themeBuilder.controls.chart.tooltipRadius',
    message: 'Tooltip radius',
    description: `${PAGE}: setting`,
  }),
  'tree.indent': translate({
    id: 'themeBuilder.controls.tree.indent',
    message: 'Indentation',
    description: `${PAGE}: setting`,
  }),
  'tree.padding': translate({
    id: 'themeBuilder.controls.tree.padding',
    message: 'Item padding',
    description: `${PAGE}: setting`,
  }),
  'tree.radius': translate({
    id: 'themeBuilder.controls.tree.radius',
    message: 'Item radius',
    description: `${PAGE}: setting`,
  }),
  'tree.background': translate({
    id: 'themeBuilder.controls.tree.background',
    message: 'Background',
    description: `${PAGE}: setting`,
  }),
  'tree.text': translate({
    id: 'themeBuilder.controls.tree.text',
    message: 'Text',
    description: `${PAGE}: setting`,
  }),
  'tree.hover': translate({
    id: 'themeBuilder.controls.tree.hover',
    message: 'Hovered item',
    description: `${PAGE}: setting`,
  }),
  'tree.selected': translate({
    id: 'themeBuilder.controls.tree.selected',
    message: 'Selected item',
    description: `${PAGE}: setting`,
  }),
  'tree.selectedText': translate({
    id: 'themeBuilder.controls.tree.selectedText',
    message: 'Text of the selected item',
    description: `${PAGE}: setting`,
  }),
  'tree.icon': translate({
    id: 'themeBuilder.controls.tree.icon',
    message: 'Icon color',
    description: `${PAGE}: setting`,
  }),
  'tree.icons': translate({
    id: 'themeBuilder.controls.tree.icons',
    message: 'Icons',
    description: `${PAGE}: setting`,
  }),
  'tree.line': translate({
    id: 'themeBuilder.controls.tree.line',
    message: 'Lines',
    description: `${PAGE}: setting`,
  }),
  'tree.lineColor': translate({
    id: 'themeBuilder.controls.tree.lineColor',
    message: 'Line color',
    description: `${PAGE}: setting`,
  }),
  'tree.lineWidth': translate({
    id: 'themeBuilder.controls.tree.lineWidth',
    message: 'Line thickness',
    description: `${PAGE}: setting`,
  }),
  'tree.lineOffset': translate({
    id: 'themeBuilder.controls.tree.lineOffset',
    message: 'Line offset',
    description: `${PAGE}: setting`,
  }),
});

/** Labels of the options of controls. */
export const optionNames = (): Readonly<Record<string, string>> => ({
  none: translate({
    id: 'themeBuilder.options.none',
    message: 'None',
    description: `${PAGE}: choice of a setting`,
  }),
  uppercase: translate({
    id: 'themeBuilder.options.uppercase',
    message: 'Capitals',
    description: `${PAGE}: choice of a setting`,
  }),
  capitalize: translate({
    id: 'themeBuilder.options.capitalize',
    message: 'Initial capitals',
    description: `${PAGE}: choice of a setting`,
  }),
  compact: translate({
    id: 'themeBuilder.options.compact',
    message: 'Compact',
    description: `${PAGE}: choice of a setting`,
  }),
  standard: translate({
    id: 'themeBuilder.options.standard',
    message: 'Standard',
    description: `${PAGE}: choice of a setting`,
  }),
  comfortable: translate({
    id: 'themeBuilder.options.comfortable',
    message: 'Comfortable',
    description: `${PAGE}: choice of a setting`,
  }),
  small: translate({
    id: 'themeBuilder.options.small',
    message: 'Small',
    description: `${PAGE}: choice of a setting`,
  }),
  medium: translate({
    id: 'themeBuilder.options.medium',
    message: 'Medium',
    description: `${PAGE}: choice of a setting`,
  }),
  large: translate({
    id: 'themeBuilder.options.large',
    message: 'Large',
    description: `${PAGE}: choice of a setting`,
  }),
  visible: translate({
    id: 'themeBuilder.options.visible',
    message: 'Visible',
    description: `${PAGE}: choice of a setting`,
  }),
  hidden: translate({
    id: 'themeBuilder.options.hidden',
    message: 'Hidden',
    description: `${PAGE}: choice of a setting`,
  }),
  solid: translate({
    id: 'themeBuilder.options.solid',
    message: 'Solid',
    description: `${PAGE}: choice of a setting`,
  }),
  dashed: translate({
    id: 'themeBuilder.options.dashed',
    message: 'Dashed',
    description: `${PAGE}: choice of a setting`,
  }),
  dotted: translate({
    id: 'themeBuilder.options.dotted',
    message: 'Dotted',
    description: `${PAGE}: choice of a setting`,
  }),
  chevron: translate({
    id: 'themeBuilder.options.chevron',
    message: 'Chevrons',
    description: `${PAGE}: choice of a setting`,
  }),
  plus: translate({
    id: 'themeBuilder.options.plus',
    message: 'Plus and minus',
    description: `${PAGE}: choice of a setting`,
  }),
  box: translate({
    id: 'themeBuilder.options.box',
    message: 'Boxes',
    description: `${PAGE}: choice of a setting`,
  }),
  folder: translate({
    id: 'themeBuilder.options.folder',
    message: 'Folders',
    description: `${PAGE}: choice of a setting`,
  }),
  arrow: translate({
    id: 'themeBuilder.options.arrow',
    message: 'Triangles',
    description: `${PAGE}: choice of a setting`,
  }),
});

/** Names of the colors of a palette. */
export const tokenNames = (): Readonly<Record<Token, string>> => ({
  'primary.main': translate({
    id: 'themeBuilder.tokens.primary.main',
    message: 'Primary',
    description: `${PAGE}: color of the palette`,
  }),
  'primary.light': translate({
    id: 'themeBuilder.tokens.primary.light',
    message: 'Primary, lighter',
    description: `${PAGE}: color of the palette`,
  }),
  'primary.dark': translate({
    id: 'themeBuilder.tokens.primary.dark',
    message: 'Primary, darker',
    description: `${PAGE}: color of the palette`,
  }),
  'primary.contrastText': translate({
    id: 'themeBuilder.tokens.primary.contrastText',
    message: 'Text on primary',
    description: `${PAGE}: color of the palette`,
  }),
  'secondary.main': translate({
    id: 'themeBuilder.tokens.secondary.main',
    message: 'Secondary',
    description: `${PAGE}: color of the palette`,
  }),
  'secondary.contrastText': translate({
    id: 'themeBuilder.tokens.secondary.contrastText',
    message: 'Text on secondary',
    description: `${PAGE}: color of the palette`,
  }),
  'text.primary': translate({
    id: 'themeBuilder.tokens.text.primary',
    message: 'Text',
    description: `${PAGE}: color of the palette`,
  }),
  'text.secondary': translate({
    id: 'themeBuilder.tokens.text.secondary',
    message: 'Secondary text',
    description: `${PAGE}: color of the palette`,
  }),
  'background.default': translate({
    id: 'themeBuilder.tokens.background.default',
    message: 'Page',
    description: `${PAGE}: color of the palette`,
  }),
  'background.paper': translate({
    id: 'themeBuilder.tokens.background.paper',
    message: 'Surface',
    description: `${PAGE}: color of the palette`,
  }),
  divider: translate({
    id: 'themeBuilder.tokens.divider',
    message: 'Divider',
    description: `${PAGE}: color of the palette`,
  }),
  'error.main': translate({
    id: 'themeBuilder.tokens.error.main',
    message: 'Error',
    description: `${PAGE}: color of the palette`,
  }),
  'warning.main': translate({
    id: 'themeBuilder.tokens.warning.main',
    message: 'Warning',
    description: `${PAGE}: color of the palette`,
  }),
  'info.main': translate({
    id: 'themeBuilder.tokens.info.main',
    message: 'Info',
    description: `${PAGE}: color of the palette`,
  }),
  'success.main': translate({
    id: 'themeBuilder.tokens.success.main',
    message: 'Success',
    description: `${PAGE}: color of the palette`,
  }),
  'common.white': translate({
    id: 'themeBuilder.tokens.common.white',
    message: 'White',
    description: `${PAGE}: color of the palette`,
  }),
  'common.black': translate({
    id: 'themeBuilder.tokens.common.black',
    message: 'Black',
    description: `${PAGE}: color of the palette`,
  }),
});

/**
 * Everything that the browser stage accepts, and why. Nothing else is exempt anywhere.
 *
 * An entry for a package names the version in which the fault was seen: with another version installed,
 * the stage asks to look again.
 */

/** What the packages write to the console when the site is built without a licence key, newest first. */
export const LICENSE_MESSAGES: readonly RegExp[] = [
  /^\*+ MUI X: Missing license key\. .* \*+$/,
  /^\*+ MUI: Missing license key\. .* \*+$/,
  /^[*\s]+Material-UI X: License key not found\. .* \*+$/,
  /^\*+ MUI: License key not found for @mui\/x-[\w-]+\. .* \*+$/,
];

/** What the commercial components draw over themselves without a licence key, in all versions. */
export const LICENSE_WATERMARK = /^(MUI X:? Missing license key|Material-UI X Unlicensed product)$/;

/** A fault of a package that its users cannot fix. */
export interface PackageFault {
  readonly package: string;
  /** The version in which it was seen. */
  readonly version: string;
  /** Folder of the docs version whose demos show it, relative to the site. */
  readonly folder: string;
  /** axe's rule. */
  readonly rule: string;
  /** The element, by a selector that tells it from other elements. */
  readonly selector: string;
  readonly reason: string;
}

const GRID_HOLDS_FOOTER = {
  rule: 'aria-required-children',
  selector: '.MuiDataGrid-root[role="grid"]',
  reason:
    'The footer with its buttons lies inside the element with the role "grid"; version 7 moved the role.',
};

const TOOLBAR_NAMES = {
  rule: 'label-content-name-mismatch',
  selector: '.MuiDataGrid-toolbarContainer button, button.MuiButton-root[aria-haspopup]',
  reason:
    'Buttons of the toolbar have names that do not hold their texts, or the number of filters.',
};

/** Ids that are there twice, and references to ids that do not exist, as the check words them. */
export const ID_FAULTS: readonly { folder: string; problem: RegExp }[] = [
  // Buttons of toolbars name a menu or a panel that is there only while it is open.
  ...['v4', 'v5'].map((version) => ({
    folder: `versioned_docs/version-${version}`,
    problem:
      /^aria-labelledby="[^"]+" in <button class="MuiButtonBase-root(?:-\d+)? MuiButton-root/,
  })),
  {
    // Triggers of panels name them while they are closed.
    folder: 'versioned_docs/version-next/react-data-grid',
    problem: /^aria-controls="[^"]+" in <button class="MuiButtonBase-root MuiIconButton-root/,
  },
  {
    // The tabs of the panel of charts all have the id of the chosen one, as their panels do (8.29.3).
    folder: 'versioned_docs/version-next/react-data-grid/charts-integration',
    problem: /^id ":TypesAndSettings-\w+:-(?:tab|tabpanel)-chart" is there twice$/,
  },
  {
    // A calendar with years alone has no header, whose text names them.
    folder: 'docs/react-date-pickers',
    problem: /^aria-labelledby="[^"]+-grid-label" in <div class="MuiYearCalendar-root/,
  },
];

/** Pages about charts that have no text by design: on others, none means that nothing was looked at. */
export const CHARTS_WITHOUT_TEXT: ReadonlySet<string> = new Set(['docs/react-charts/sparkline']);

/** Demos that show texts which are cut off or overlap, since the page is about them. */
export const CHART_TEXT_FAULTS: readonly {
  readonly folder: string;
  readonly demo: string;
  readonly reason: string;
}[] = [];

/** Pages whose demos move by themselves after they have started, and how far the page may move for it. */
export const SHIFT_FAULTS: readonly {
  readonly folder: string;
  /** Chromium's sum of layout shifts; 0.1 is what it calls good. */
  readonly most: number;
  readonly reason: string;
}[] = [
  ...Object.entries({ 'master-detail': 0.25, 'row-recipes': 0.1, demo: 0.1 }).map(
    ([topic, most]) => ({
      folder: `docs/react-data-grid/${topic}`,
      most,
      reason:
        'A panel that is open at first pushes the rows below it away after the first paint; in one demo two do.',
    }),
  ),
  {
    folder: 'docs/migration/migration-pickers-v6',
    most: 0.05,
    reason:
      'Its table of packages was seen to move once; the cause may be the width of the article, which holds now.',
  },
  {
    folder: 'docs/react-data-grid/server-side-data',
    most: 0.1,
    reason:
      'Rows that come from a data source take the place of the overlay after the first paint.',
  },
  ...['', '/master-detail', '/demo'].map((page) => ({
    folder: `versioned_docs/version-v6/react-data-grid${page}`,
    most: 0.05,
    reason:
      'A panel that is open at first and as high as its content pushes the rows below it away once it is measured.',
  })),
  ...Object.entries({ 'master-detail': 0.25, 'row-recipes': 0.05, demo: 0.15 }).map(
    ([topic, most]) => ({
      folder: `versioned_docs/version-next/react-data-grid/${topic}`,
      most,
      reason:
        'A panel that is open at first pushes the rows below it away after the first paint; in some demos two do.',
    }),
  ),
  ...Object.entries({ overlays: 0.05, 'pivoting-explained': 0.05, pivoting: 0.2 }).map(
    ([topic, most]) => ({
      folder: `versioned_docs/version-next/react-data-grid/${topic}`,
      most,
      reason: 'The rows of pivoted grids move once when they start, in several demos.',
    }),
  ),
  {
    folder: 'versioned_docs/version-next/react-data-grid/row-height',
    most: 0.05,
    reason: 'Rows that are as high as their content are measured after the first paint.',
  },
  {
    folder: 'versioned_docs/version-next/react-data-grid/charts-integration',
    most: 0.05,
    reason: 'The legend of a chart appears once the grid has passed it the first series.',
  },
  ...Object.entries({ 'master-detail': 0.05, demo: 0.1 }).map(([topic, most]) => ({
    folder: `versioned_docs/version-v5/react-data-grid/${topic}`,
    most,
    reason:
      'A panel that is open at first and as high as its content pushes the rows below it away once it is measured.',
  })),
  {
    folder: 'versioned_docs/version-next/react-data-grid/server-side-data/aggregation',
    most: 0.05,
    reason:
      'Rows that come from a data source take the place of the overlay after the first paint.',
  },
  {
    folder: 'versioned_docs/version-next/react-data-grid',
    most: 0.05,
    reason:
      'The rows of the pivoted grid move once when it starts; a reader who scrolls at once sees it start.',
  },
];

const NEXT = { version: '8.29.3', folder: 'versioned_docs/version-next' };

const CURRENT = { version: '7.28.3', folder: 'docs' };

export const PACKAGE_FAULTS: readonly PackageFault[] = [
  {
    ...CURRENT,
    package: '@mui/x-data-grid-premium',
    rule: 'aria-conditional-attr',
    selector: '.MuiDataGrid-row',
    reason:
      'Rows of groups say their level in a grid that has the role "treegrid" with `ariaV8` only.',
  },
  {
    ...CURRENT,
    package: '@mui/x-data-grid-pro',
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader',
    reason:
      'Headers without a text: of handles and toggles, of header filters, over columns without a group.',
  },
  {
    ...CURRENT,
    package: '@mui/x-data-grid-pro',
    rule: 'aria-prohibited-attr',
    selector: '.MuiDataGrid-columnHeaderTitleContainerContent > div',
    reason: 'The header of the toggles names an element without a role.',
  },
  {
    ...CURRENT,
    package: '@mui/x-data-grid-pro',
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-main[role="grid"], .MuiDataGrid-virtualScrollerRenderZone',
    reason:
      'Detail panels and the circle of the loading overlay lie between the rows, not in a cell.',
  },
  {
    ...CURRENT,
    ...TOOLBAR_NAMES,
    package: '@mui/x-data-grid',
  },
  {
    ...CURRENT,
    package: '@mui/x-data-grid',
    rule: 'aria-progressbar-name',
    selector: '.MuiDataGrid-root .MuiCircularProgress-root',
    reason: 'The circle of the loading overlay has no name.',
  },
  {
    ...CURRENT,
    package: '@mui/x-date-pickers',
    rule: 'color-contrast',
    selector: '.MuiDayCalendar-weekNumber',
    reason: 'Week numbers have the colour of disabled text.',
  },
  {
    ...CURRENT,
    package: '@mui/x-date-pickers',
    rule: 'heading-order',
    selector: '.MuiPickersToolbar-root :is(h3, h4, h5)',
    reason: 'Titles of toolbars are headings of a fixed level, whatever heading is above them.',
  },
  {
    ...CURRENT,
    package: '@mui/x-date-pickers',
    rule: 'label-content-name-mismatch',
    selector: '.MuiMultiSectionDigitalClockSection-item',
    reason: 'Items are named "3 hours" and show "03".',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid',
    rule: 'aria-conditional-attr',
    selector: 'input[name="select_all_rows"]',
    reason: 'The checkbox of all rows says by `aria-checked` only that some of them are selected.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-pro',
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader',
    reason:
      'The header of the column with the handles for reordering rows, or the toggles, has no text.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-pro',
    rule: 'aria-prohibited-attr',
    selector: '.MuiDataGrid-columnHeaderTitleContainerContent > div',
    reason: 'The header of the toggles names an element without a role.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-pro',
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-main[role="grid"], .MuiDataGrid-virtualScrollerRenderZone',
    reason:
      'Detail panels, the circle of the loading overlay and the button of the one for pivots without fields lie between the rows.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-premium',
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-columnHeaders > [role="row"][aria-rowindex="1"]',
    reason: 'A pivot without fields has a row of headers without headers.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-premium',
    rule: 'label-content-name-mismatch',
    selector: '.MuiDataGrid-collapsibleTrigger',
    reason: 'The sections of the pivot panel have names that do not hold the number of fields.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-premium',
    rule: 'aria-prohibited-attr',
    selector: '.MuiDataGrid-toolbar div:is([aria-label="Undo"], [aria-label="Redo"])',
    reason: 'The buttons that undo and redo are named on an element around them.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-premium',
    rule: 'button-name',
    selector: '.MuiDataGrid-toolbar div:is([aria-label="Undo"], [aria-label="Redo"]) > button',
    reason: 'The buttons that undo and redo are named on an element around them.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid-premium',
    rule: 'color-contrast',
    selector: '.MuiDataGrid-chartTypeSelectorButton',
    reason: 'The type of chart that is chosen has the primary color on a tint of it.',
  },
  {
    ...NEXT,
    package: '@mui/x-data-grid',
    rule: 'aria-progressbar-name',
    selector: '.MuiDataGrid-root .MuiCircularProgress-root',
    reason: 'The circle of the loading overlay has no name.',
  },
  {
    ...NEXT,
    package: '@mui/x-date-pickers',
    rule: 'color-contrast',
    selector: '.MuiDayCalendar-weekNumber',
    reason: 'Week numbers have the colour of disabled text.',
  },
  {
    ...NEXT,
    package: '@mui/x-date-pickers-pro',
    rule: 'button-name',
    selector: '.MuiPickerDay2-fillerCell',
    reason: 'Days of other months are empty buttons in the calendars of a range.',
  },
  {
    ...GRID_HOLDS_FOOTER,
    package: '@mui/x-data-grid',
    version: '6.20.4',
    folder: 'versioned_docs/version-v6',
  },
  {
    package: '@mui/x-data-grid-pro',
    version: '6.20.4',
    folder: 'versioned_docs/version-v6',
    rule: 'select-name',
    selector: '.MuiDataGrid-headerFilterRow [data-field] select',
    reason: 'The list of a boolean column is not tied to its label.',
  },
  {
    ...TOOLBAR_NAMES,
    package: '@mui/x-data-grid',
    version: '6.20.4',
    folder: 'versioned_docs/version-v6',
  },
  {
    package: '@mui/x-data-grid',
    version: '6.20.4',
    folder: 'versioned_docs/version-v6',
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader',
    reason: 'Headers without a text: of handles and toggles, over columns without a group.',
  },
  {
    ...GRID_HOLDS_FOOTER,
    package: '@mui/x-data-grid',
    version: '5.17.26',
    folder: 'versioned_docs/version-v5',
  },
  {
    ...TOOLBAR_NAMES,
    package: '@mui/x-data-grid',
    version: '5.17.26',
    folder: 'versioned_docs/version-v5',
    selector: '.MuiDataGrid-root .MuiButton-root',
  },
  {
    package: '@mui/x-data-grid',
    version: '5.17.26',
    folder: 'versioned_docs/version-v5',
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader',
    reason: 'Headers without a text: of handles and toggles, over columns without a group.',
  },
  {
    ...GRID_HOLDS_FOOTER,
    package: '@mui/x-data-grid',
    version: '4.0.2',
    folder: 'versioned_docs/version-v4',
  },
  {
    ...TOOLBAR_NAMES,
    package: '@mui/x-data-grid',
    version: '4.0.2',
    folder: 'versioned_docs/version-v4',
    // Below a theme of its own, names of Material UI 4's classes end with numbers.
    selector: '[role="grid"] button[class*="MuiButton-root"][aria-label]',
  },
];

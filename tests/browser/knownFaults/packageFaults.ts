/**
 * Faults of the packages that the browser stage accepts, with reasons. Besides `pageFaults.ts` and
 * `licenseMessages.ts`, there are no other exceptions.
 *
 * Each entry contains the version in which the fault was seen. If another version is installed, the stage asks for a
 * review.
 */

/** A fault of a package that users of the package cannot fix. */
export interface PackageFault {
  readonly package: string;
  /** Version in which the fault was seen. */
  readonly version: string;
  /** Folder of the docs version whose demos have the fault, relative to the site. */
  readonly folder: string;
  /** Id of axe's rule. */
  readonly rule: string;
  /** Selector that only matches the affected element. */
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

const WEEK_NUMBERS = {
  package: '@mui/x-date-pickers',
  rule: 'color-contrast',
  selector: '.MuiDayCalendar-weekNumber',
  reason: 'Week numbers have the color of disabled text.',
};

const TOOLBAR_TITLES = {
  package: '@mui/x-date-pickers',
  rule: 'heading-order',
  selector: '.MuiPickersToolbar-root :is(h3, h4, h5)',
  reason: 'Titles of toolbars are headings of a fixed level, whatever heading is above them.',
};

const NAMES_OF_TIMES = {
  package: '@mui/x-date-pickers',
  rule: 'label-content-name-mismatch',
  selector: '.MuiMultiSectionDigitalClockSection-item',
  reason: 'Items are named "3 hours" and show "03".',
};

const NEXT = { version: '8.29.3', folder: 'versioned_docs/version-next' };

const V6 = { version: '6.20.4', folder: 'versioned_docs/version-v6' };

const PICKERS_V6 = { ...V6, version: '6.20.2' };

const PICKERS_V5 = { version: '5.0.20', folder: 'versioned_docs/version-v5' };

const V5 = { version: '5.17.26', folder: 'versioned_docs/version-v5' };

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
  { ...CURRENT, ...WEEK_NUMBERS },
  { ...CURRENT, ...TOOLBAR_TITLES },
  { ...CURRENT, ...NAMES_OF_TIMES },
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
  { ...NEXT, ...WEEK_NUMBERS },
  { ...NEXT, ...TOOLBAR_TITLES },
  { ...NEXT, ...NAMES_OF_TIMES },
  {
    ...NEXT,
    package: '@mui/x-date-pickers-pro',
    rule: 'button-name',
    selector: '.MuiPickerDay2-fillerCell',
    reason: 'Days of other months are empty buttons in the calendars of a range.',
  },
  { ...PICKERS_V6, ...WEEK_NUMBERS },
  { ...PICKERS_V6, ...TOOLBAR_TITLES },
  { ...PICKERS_V6, ...NAMES_OF_TIMES },
  {
    ...PICKERS_V6,
    package: '@mui/x-date-pickers',
    rule: 'color-contrast',
    selector: '.MuiMultiSectionDigitalClockSection-item.Mui-disabled',
    reason: 'Disabled times look so, but are not marked as disabled for assistive technology.',
  },
  {
    ...GRID_HOLDS_FOOTER,
    package: '@mui/x-data-grid',
    ...V6,
  },
  {
    package: '@mui/x-data-grid-pro',
    ...V6,
    rule: 'select-name',
    selector: '.MuiDataGrid-headerFilterRow [data-field] select',
    reason: 'The list of a boolean column is not tied to its label.',
  },
  {
    ...TOOLBAR_NAMES,
    package: '@mui/x-data-grid',
    ...V6,
  },
  {
    package: '@mui/x-data-grid',
    ...V6,
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader',
    reason: 'Headers without a text: of handles and toggles, over columns without a group.',
  },
  { ...PICKERS_V5, ...TOOLBAR_TITLES },
  {
    ...GRID_HOLDS_FOOTER,
    package: '@mui/x-data-grid',
    ...V5,
  },
  {
    ...TOOLBAR_NAMES,
    package: '@mui/x-data-grid',
    ...V5,
    selector: '.MuiDataGrid-root .MuiButton-root',
  },
  {
    package: '@mui/x-data-grid',
    ...V5,
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
    // Inside a nested theme, the class names of Material UI 4 end with numbers.
    selector: '[role="grid"] button[class*="MuiButton-root"][aria-label]',
  },
];

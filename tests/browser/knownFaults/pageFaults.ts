/** Faults of single pages that the browser stage accepts, with reasons. */

/** Duplicate ids, and references to missing ids, in the words of the check. */
export const ID_FAULTS: readonly { folder: string; problem: RegExp }[] = [
  // Toolbar buttons reference a menu or a panel that only exists while it is open.
  ...['v4', 'v5'].map((version) => ({
    folder: `versioned_docs/version-${version}`,
    problem:
      /^aria-labelledby="[^"]+" in <button class="MuiButtonBase-root(?:-\d+)? MuiButton-root/,
  })),
  {
    // Buttons that open panels reference the panels while they are closed.
    folder: 'versioned_docs/version-next/react-data-grid',
    problem: /^aria-controls="[^"]+" in <button class="MuiButtonBase-root MuiIconButton-root/,
  },
  {
    // All tabs of the charts panel have the id of the selected one, and so do their tab panels (8.29.3).
    folder: 'versioned_docs/version-next/react-data-grid/charts-integration',
    problem: /^id ":TypesAndSettings-\w+:-(?:tab|tabpanel)-chart" is there twice$/,
  },
  // A calendar that only shows years has no header, whose text labels them.
  ...['docs', 'versioned_docs/version-next', 'versioned_docs/version-v6'].map((version) => ({
    folder: `${version}/react-date-pickers`,
    problem: /^aria-labelledby="[^"]+-grid-label" in <div class="MuiYearCalendar-root/,
  })),
  {
    // Fields with two inputs outside a picker reference an id that only exists in a picker (8.29.3).
    folder: 'versioned_docs/version-next/react-date-pickers',
    problem: /^id "undefined-(?:start|end)(?:-label)?" is there twice$/,
  },
];

/** Pages whose charts intentionally have no text. On other pages about charts, finding no text is a failure. */
export const CHARTS_WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'docs/react-charts/sparkline',
  'versioned_docs/version-next/react-charts/sparkline',
  'versioned_docs/version-v6/react-charts/sparkline',
]);

/** Demos with cut-off or overlapping texts: the page is about them, or the package has no option to prevent them. */
export const CHART_TEXT_FAULTS: readonly {
  readonly folder: string;
  readonly demo: string;
  readonly reason: string;
}[] = ['FlowColorsAndValues', 'FormatFlowValues', 'HighlightFlows'].map((demo) => ({
  folder: 'versioned_docs/version-next/react-charts/sankey',
  demo,
  reason:
    'On phones, the columns are narrower than the labels of nodes and values; the page says so.',
}));

/** Pages whose demos move after they have started, and the accepted layout shift. */
export const SHIFT_FAULTS: readonly {
  readonly folder: string;
  /** Maximum sum of layout shifts; Chromium rates values up to 0.1 as good. */
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

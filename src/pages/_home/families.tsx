import type { ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import CalendarImpression from './impressions/CalendarImpression';
import ChartImpression from './impressions/ChartImpression';
import GridImpression from './impressions/GridImpression';
import TreeImpression from './impressions/TreeImpression';
import { FAMILIES } from './content';

/** A component family on the home page. */
export interface Family {
  readonly name: string;
  readonly summary: string;
  /** The package of the free plan. */
  readonly packageName: string;
  readonly Impression: ComponentType;
  /** Address of the link in the title. */
  readonly to: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

type Links = (typeof FAMILIES)[keyof typeof FAMILIES]['links'];

const start = (links: Links) => ({
  label: translate({
    id: 'home.family.start',
    message: 'Getting started',
    description: 'Link from a family on the home page to its first guide',
  }),
  to: links['home.family.start'],
});

const api = (links: Links) => ({
  label: translate({
    id: 'home.family.api',
    message: 'API reference',
    description: 'Link from a family on the home page to its API reference',
  }),
  to: links['home.family.api'],
});

/** Returns the four families in navigation order. */
export function getFamilies(): readonly Family[] {
  const { grid, pickers, charts, tree } = FAMILIES;
  return [
    {
      name: translate({ id: 'home.grid.name', message: 'Data Grid' }),
      summary: translate({
        id: 'home.grid.summary',
        message:
          'Rows and columns that sort, filter, group and edit, from ten rows in a dialog to pages of them from a server.',
        description: 'What the data grid is for, on the home page',
      }),
      packageName: grid.packageName,
      Impression: GridImpression,
      to: grid.to,
      links: [
        start(grid.links),
        {
          label: translate({ id: 'home.grid.sorting', message: 'Sorting' }),
          to: grid.links['home.grid.sorting'],
        },
        api(grid.links),
      ],
    },
    {
      name: translate({ id: 'home.pickers.name', message: 'Date and Time Pickers' }),
      summary: translate({
        id: 'home.pickers.summary',
        message:
          'Fields, calendars and clocks for dates, times and ranges, in the locale and with the date library you already use.',
        description: 'What the date and time pickers are for, on the home page',
      }),
      packageName: pickers.packageName,
      Impression: CalendarImpression,
      to: pickers.to,
      links: [
        start(pickers.links),
        {
          label: translate({ id: 'home.pickers.datePicker', message: 'Date picker' }),
          to: pickers.links['home.pickers.datePicker'],
        },
        api(pickers.links),
      ],
    },
    {
      name: translate({ id: 'home.charts.name', message: 'Charts' }),
      summary: translate({
        id: 'home.charts.summary',
        message:
          'Bars, lines, pies, scatter plots and gauges drawn as SVG, which take their colors from your theme.',
        description: 'What the charts are for, on the home page',
      }),
      packageName: charts.packageName,
      Impression: ChartImpression,
      to: charts.to,
      links: [
        start(charts.links),
        {
          label: translate({ id: 'home.charts.bars', message: 'Bars' }),
          to: charts.links['home.charts.bars'],
        },
        api(charts.links),
      ],
    },
    {
      name: translate({ id: 'home.tree.name', message: 'Tree View' }),
      summary: translate({
        id: 'home.tree.summary',
        message:
          'Hierarchies to browse, select and rename: files, categories, organizations, navigation.',
        description: 'What the tree view is for, on the home page',
      }),
      packageName: tree.packageName,
      Impression: TreeImpression,
      to: tree.to,
      links: [
        start(tree.links),
        {
          label: translate({ id: 'home.tree.items', message: 'Items' }),
          to: tree.links['home.tree.items'],
        },
        api(tree.links),
      ],
    },
  ];
}

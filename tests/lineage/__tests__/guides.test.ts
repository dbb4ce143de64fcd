import { checkLineage, findUnnamed, readNewNames } from '../checkLineage';

/** The first run after an update of the packages reads all of them. */
const TIMEOUT_MS = 600_000;

it(
  'every migration guide mentions the changes between its versions, or has a reason not to',
  async () => {
    expect((await checkLineage()).failures).toEqual([]);
  },
  TIMEOUT_MS,
);

const NEXT = { from: 'current', to: 'next' } as const;

it.each(['data-grid', 'charts', 'date-pickers', 'tree-view'])(
  'pages of the next version mention every new export and member of %s, or have a reason not to',
  async (family) => {
    expect(await findUnnamed(family, NEXT)).toEqual([]);
  },
  TIMEOUT_MS,
);

it.each([
  ['data-grid', ['AiAssistantPanelTrigger']],
  ['charts', ['FunnelChart', 'useLegend', 'BarChart.hideLegend']],
  ['date-pickers', ['usePickerContext', 'TimeRangePicker']],
  ['tree-view', ['useRichTreeViewProApiRef']],
])(
  'new names of %s are among those to check',
  async (family, names) => {
    const subjects = (await readNewNames(family, NEXT)).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(names));
  },
  TIMEOUT_MS,
);

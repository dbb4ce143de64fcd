import { checkLineage, findUnnamed } from '../checkLineage';

/** The first run after an update of the packages reads all of them. */
const TIMEOUT_MS = 600_000;

it(
  'every migration guide mentions the changes between its versions, or has a reason not to',
  async () => {
    expect((await checkLineage()).failures).toEqual([]);
  },
  TIMEOUT_MS,
);

it.each(['data-grid', 'charts', 'date-pickers', 'tree-view'])(
  'pages of the next version mention every new export and member of %s, or have a reason not to',
  async (family) => {
    expect(await findUnnamed(family, { from: 'current', to: 'next' })).toEqual([]);
  },
  TIMEOUT_MS,
);

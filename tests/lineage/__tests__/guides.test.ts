import { checkLineage, findUnnamed } from '../checkLineage';

/** The first run after a change of the packages reads all of them. */
const TIMEOUT_MS = 600_000;

it(
  'every migration guide speaks of what happened between its versions, or says why not',
  async () => {
    expect((await checkLineage()).failures).toEqual([]);
  },
  TIMEOUT_MS,
);

it.each(['data-grid', 'charts', 'date-pickers', 'tree-view'])(
  'pages of the next version mention every new export and member of %s, or say why not',
  async (family) => {
    expect(await findUnnamed(family, { from: 'current', to: 'next' })).toEqual([]);
  },
  TIMEOUT_MS,
);

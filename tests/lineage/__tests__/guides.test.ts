import { checkLineage, findUnnamed } from '../checkLineage';

/** The first run after a change of the packages reads all of them. */
const LONGEST_MS = 600_000;

it(
  'every migration guide speaks of what happened between its versions, or says why not',
  async () => {
    expect((await checkLineage()).failures).toEqual([]);
  },
  LONGEST_MS,
);

it(
  'the grid of the next version has a page for every export and every member that is new, or says why not',
  async () => {
    expect(await findUnnamed('data-grid', { from: 'current', to: 'next' })).toEqual([]);
  },
  LONGEST_MS,
);

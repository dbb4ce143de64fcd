import { addHistories } from '../../../plugins/api-reference/history/addHistories';
import { buildReference } from '../../../plugins/api-reference/__tests__/history/buildReference';
import { createNameTable } from '../createNameTable';

const PROPS = ['rows', 'rowSelection', 'slots'];

const historic = addHistories(
  {
    v4: buildReference({}),
    v5: buildReference({ Grid: ['rows', 'selection', 'parts', 'page'] }, ['GridProps']),
    v6: buildReference({ Table: [...PROPS, 'pagination'] }, ['TableProps']),
    current: buildReference({ Table: [...PROPS, 'pagination', 'list'], Chart: [] }, ['TableProps']),
    next: buildReference({ Table: [...PROPS, 'list'], Chart: [] }, ['TableProps']),
  },
  {
    renames: [
      { family: 'tables', in: 'v6', what: 'export', renamed: { Grid: 'Table' } },
      {
        family: 'tables',
        in: 'v6',
        what: 'prop',
        of: ['Table'],
        renamed: { selection: 'rowSelection', parts: 'slots' },
        replaced: { page: 'pagination' },
      },
    ],
    patterns: [],
    firstComplete: [],
    origins: [],
  },
);

/** Maps names of the current version to v5. */
export const names = createNameTable(historic, 'current', 'v5');

/** Maps names of v5 to the current version. */
export const namesUp = createNameTable(historic, 'v5', 'current');

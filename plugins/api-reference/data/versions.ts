import { DOCS_VERSIONS } from '../../../src/versions';
import { charts } from './charts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { during, isOneOfMany } from './during';
import { material } from './material';
import { treeView } from './treeView';
import type { ApiFamily, ApiVersion } from './types';

/** Every docs version with its component families, in the order of the version menu. */
export const API_VERSIONS: readonly ApiVersion[] = DOCS_VERSIONS.map(({ name, folder, base }) => ({
  name,
  folder,
  base,
  families: familiesOf(name),
}));

function familiesOf(name: string): readonly ApiFamily[] {
  return isOneOfMany(name)
    ? during(name, [
        { values: [dataGrid] },
        { from: 'v5', values: [datePickers] },
        { from: 'v6', values: [charts, treeView] },
      ]).map((describe) => describe(name))
    : [material];
}

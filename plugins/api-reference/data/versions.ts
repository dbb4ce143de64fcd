import { DOCS_VERSIONS } from '../../../src/versions';
import { charts } from './charts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { during, VERSION_NAMES } from './during';
import { treeView } from './treeView';
import type { ApiVersion } from './types';

/** Every docs version with the component families it has, in the order of the version menu. */
export const API_VERSIONS: readonly ApiVersion[] = DOCS_VERSIONS.flatMap(
  ({ name, folder, base }) => {
    const version = VERSION_NAMES.find((known) => known === name);
    return version
      ? {
          name: version,
          folder,
          base,
          families: during(version, [
            { values: [dataGrid] },
            { from: 'v5', values: [datePickers] },
            { from: 'v6', values: [charts, treeView] },
          ]).map((describe) => describe(version)),
        }
      : [];
  },
);

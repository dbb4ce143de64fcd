import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import { buildExports } from '../exports/buildExports.ts';
import { chooseExports } from '../exports/chooseExports.ts';
import { checkExportTypes } from '../exports/checkExportTypes.ts';
import { writeExports } from '../exports/writeExports.ts';
import type { Stage } from '../runner/types.ts';

/** Folder inside that of the version, so that imports resolve to the version's packages. */
const EXPORTS = 'node_modules/.cache/exports';

/** Each exported project is one check. */
export const exports: Stage = {
  name: 'exports',
  title:
    'Exported projects of every demo: types and a Vite build, against the packages of its version',
  fast: false,
  usesOneCore: true,
  async run(options) {
    const plan = chooseExports(options);
    let passed = 0;
    const failures: string[] = [];
    for (const version of DOCS_VERSIONS) {
      const root = join(SITE_DIR, version.folder, EXPORTS);
      const projects = await writeExports(version, root, (folder) => plan.folders.has(folder));
      const problems = checkExportTypes(root, projects);
      try {
        const built = new Set(projects.length > 0 ? await buildExports(root, projects) : []);
        const missing = projects.filter(({ name }) => !built.has(name));
        problems.push(...missing.map(({ name }) => `${version.folder}: ${name} was not built.`));
        passed += projects.length - missing.length;
      } catch (error) {
        problems.push(`${version.folder}: ${(error as Error).message}`);
      }
      failures.push(...problems);
    }
    return { passed, failures, notes: plan.notes };
  },
};

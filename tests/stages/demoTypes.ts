import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { checkFolders, checkProject } from '../../lib/typecheck/checkProject.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import type { Stage } from '../runner/types.ts';
import { choosePages } from '../selection/choosePages.ts';

const RULE = {
  counts: new Set(['new', 'demos', 'packages', 'claims'] as const),
  // What the files of all pages are compiled with.
  everything:
    /^(?:tsconfig[^/]*\.json$|lib\/typecheck\/|tests\/claims\/)|^(?:core|docs|versioned_docs\/[^/]+)\/(?:tsconfig\.json$|_runtime\/)/,
};

/** Each file of demos and claims is one check. */
export const demoTypes: Stage = {
  name: 'demo-types',
  title: 'Types of demos, against the packages of their version',
  fast: true,
  usesOneCore: true,
  async run(options) {
    const { folders, isComplete, notes } = choosePages(RULE, options);
    const pages = handWrittenPages();
    let passed = 0;
    const failures: string[] = [];
    for (const version of DOCS_VERSIONS) {
      const project = `${version.folder}/tsconfig.json`;
      const chosen = pages
        .filter((page) => page.version.folder === version.folder && folders.has(page.folder))
        .map(({ folder }) => folder);
      if (chosen.length > 0) {
        const { files, errors } = isComplete
          ? checkProject(project)
          : checkFolders(project, chosen);
        passed += files.filter((file) => !errors.has(file)).length;
        failures.push(...[...errors.values()].map((messages) => messages.join('\n')));
      }
    }
    return { passed, failures, notes };
  },
};

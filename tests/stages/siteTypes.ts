import { checkProject } from '../../lib/typecheck/checkProject.ts';
import { SITE_PROJECT } from '../../lib/typecheck/projects.ts';
import type { Stage } from '../runner/types.ts';

export const siteTypes: Stage = {
  name: 'types',
  title: 'Types of the site',
  fast: true,
  usesOneCore: true,
  async run() {
    const failures = [...checkProject(SITE_PROJECT).errors.values()].flat();
    return { passed: failures.length === 0 ? 1 : 0, failures };
  },
};

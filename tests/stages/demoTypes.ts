import { checkProject } from '../../lib/typecheck/checkProject.ts';
import { DEMO_PROJECTS } from '../../lib/typecheck/projects.ts';
import type { Stage } from '../runner/types.ts';

/** Each demo file is one check. */
export const demoTypes: Stage = {
  name: 'demo-types',
  title: 'Types of every demo, against the packages of its version',
  fast: true,
  usesOneCore: true,
  async run() {
    let passed = 0;
    const failures: string[] = [];
    for (const project of DEMO_PROJECTS) {
      const { files, errors } = checkProject(project);
      passed += files.filter((file) => !errors.has(file)).length;
      failures.push(...[...errors.values()].map((messages) => messages.join('\n')));
    }
    return { passed, failures };
  },
};

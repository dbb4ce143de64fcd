import { checkProject } from '../../lib/typecheck/checkProject.ts';
import { DEMO_PROJECTS, SITE_PROJECT } from '../../lib/typecheck/projects.ts';

/** `npm run typecheck`: checks the types of the site, then of the demos of every version. Arguments select projects. */
function typecheck(): void {
  const chosen = process.argv.slice(2);
  for (const project of chosen.length > 0 ? chosen : [SITE_PROJECT, ...DEMO_PROJECTS]) {
    const started = Date.now();
    const { files, errors } = checkProject(project);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const all = [...errors.values()].flat();
    console.log(`${project}: ${files.length} files, ${all.length} errors, ${seconds} s`);
    all.forEach((error) => console.error(`  ${error}`));
    process.exitCode = all.length > 0 ? 1 : process.exitCode;
  }
}

typecheck();

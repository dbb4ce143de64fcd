import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkProject } from '../../lib/typecheck/checkProject.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { WrittenExport } from './writeExports.ts';

/**
 * Type-checks the exported TypeScript projects of a version as one project, with their own strictness.
 *
 * @returns one message for each file with errors
 */
export function checkExportTypes(root: string, exports: readonly WrittenExport[]): string[] {
  const projects = exports.filter(({ files }) => files['tsconfig.json'] !== undefined);
  const [first] = projects;
  if (!first) {
    return [];
  }
  const { compilerOptions } = JSON.parse(first.files['tsconfig.json'] ?? '{}') as {
    compilerOptions: object;
  };
  const config = join(root, 'tsconfig.json');
  const files = projects.flatMap(({ main, name }) => [main, join(root, name, 'src/vite-env.d.ts')]);
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const { errors } = checkProject(relative(SITE_DIR, config));
  return [...errors.values()].map((messages) => messages.join('\n'));
}

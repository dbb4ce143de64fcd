import { SITE_DIR } from '../siteDir.ts';
import { DIRECTIONS } from './directions.ts';
import { findDirectionProblems } from './findDirectionProblems.ts';
import { readImports } from './readImports.ts';

const FOLDERS = ['bench', 'lib', 'packages', 'plugins', 'scripts', 'serve', 'src', 'tests'];

/** Checks the imports of the whole site against the table of directions. */
export async function checkDirections(): Promise<{ checked: number; problems: string[] }> {
  const imports = await readImports(SITE_DIR, FOLDERS);
  return { checked: imports.length, problems: findDirectionProblems(imports, DIRECTIONS) };
}

import { join } from 'node:path';
import { SITE_DIR } from '../siteDir.ts';
import { DIRECTIONS } from './directions.ts';
import { checkDrawing, drawFolders } from './drawFolders.ts';
import { findDirectionProblems } from './findDirectionProblems.ts';
import { readImports } from './readImports.ts';

const FOLDERS = ['bench', 'lib', 'packages', 'plugins', 'scripts', 'serve', 'src', 'tests'];

/**
 * Holds the imports of the whole site against the table of directions, and against the drawing of them.
 *
 * @param isFixed whether a drawing that is out of date is drawn again
 */
export async function checkDirections(
  isFixed = false,
): Promise<{ checked: number; problems: string[] }> {
  const imports = await readImports(SITE_DIR, FOLDERS);
  return {
    checked: imports.length + 1,
    problems: [
      ...findDirectionProblems(imports, DIRECTIONS),
      ...checkDrawing(join(SITE_DIR, 'ARCHITECTURE.md'), drawFolders(imports, DIRECTIONS), isFixed),
    ],
  };
}

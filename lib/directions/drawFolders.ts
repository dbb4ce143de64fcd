import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Directions } from './directions.ts';
import { folderOf } from './findDirectionProblems.ts';
import type { Import } from './readImports.ts';

const MARKED = /<!-- drawing -->\n[\s\S]*?<!-- \/drawing -->/;

/** What everything is on would hide the rest; commands and tests use everything. */
const LEFT_OUT = /^(?:lib|serve|src\/(?:brand|components|paths|versions)|tests|bench|scripts)$/;

/** Draws which folder imports which, in Mermaid's language. */
export function drawFolders(imports: readonly Import[], directions: Directions): string {
  const arrows = imports.flatMap(({ from, to }) => {
    const [source, target] = [folderOf(from, directions), folderOf(to, directions)];
    const isDrawn = source && target && source !== target;
    return isDrawn && !LEFT_OUT.test(source) && !LEFT_OUT.test(target)
      ? [`  ${node(source)} --> ${node(target)}`]
      : [];
  });
  return ['```mermaid', 'flowchart TD', ...[...new Set(arrows)].sort(), '```'].join('\n');
}

function node(folder: string): string {
  return `${folder.replaceAll(/\W/g, '_')}["${folder.replace(/^plugins\//, '')}"]`;
}

/**
 * Compares the drawing in a document with the imports.
 *
 * @param isFixed whether a drawing that is out of date is drawn again
 * @returns a message when it stays out of date
 */
export function checkDrawing(file: string, drawing: string, isFixed: boolean): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const wanted = `<!-- drawing -->\n\n${drawing}\n\n<!-- /drawing -->`;
  if (MARKED.exec(text)?.[0] === wanted) {
    return [];
  }
  if (isFixed && MARKED.test(text)) {
    writeFileSync(file, text.replace(MARKED, wanted));
    return [];
  }
  return [`The drawing in ${file} is not of these imports. Run npm run lint -- --fix.`];
}

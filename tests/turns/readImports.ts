import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../lib/siteDir.ts';

const known = new Map<string, readonly string[]>();

/**
 * Lists what a demo imports of packages: the module, and `@mui/x-charts:BarChart` for each export that it names.
 *
 * @param file relative to the site
 */
export function readImports(file: string): readonly string[] {
  const found =
    known.get(file) ??
    ts
      .createSourceFile(file, readFileSync(join(SITE_DIR, file), 'utf8'), ts.ScriptTarget.Latest)
      .statements.flatMap(namesOf);
  known.set(file, found);
  return found;
}

function namesOf(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return [];
  }
  const { text } = statement.moduleSpecifier;
  const bindings = statement.importClause?.namedBindings;
  const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return text.startsWith('.')
    ? []
    : [text, ...names.map(({ name, propertyName }) => `${text}:${(propertyName ?? name).text}`)];
}

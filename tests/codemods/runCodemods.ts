import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { completeFragment } from '../prose/fences/completeFragment.ts';
import { findFreeNames } from '../prose/fences/findFreeNames.ts';
import { locateCodemod } from './codemodPackages.ts';

/** Names that readers recognize as exports of the library. */
const EXPORTED = /^(?:[A-Z]|(?:use|grid|unstable_)[A-Z]|getGrid)/;

type Transform = (
  file: { path: string; source: string },
  api: object,
  options: object,
) => string | null | undefined;

/**
 * Runs codemods on a listing the way their package runs them on a file. Codemods check where a component is imported
 * from, so names that the listing does not import are first imported from a package. This import is removed from the
 * result.
 *
 * @param packageName for example `@mui/x-data-grid`
 * @returns the formatted result
 */
export async function runCodemods(
  codemods: readonly string[],
  listing: string,
  packageName: string,
): Promise<string> {
  const { text } = completeFragment(listing, 'listing.tsx');
  const source = `${importOf(text, packageName)}${text}`;
  const result = codemods.reduce(transform, source);
  return formatListing(source === text ? result : withoutFirstImport(result));
}

function transform(source: string, codemod: string): string {
  const { file, packageDir } = locateCodemod(codemod);
  // Loads jscodeshift from the codemod's own package, in the version that the codemod was written for.
  const load = createRequire(join(packageDir, 'package.json'));
  const j = load('jscodeshift').withParser('tsx');
  const api = { j, jscodeshift: j, stats: () => undefined, report: () => undefined };
  const run = (load(file) as { default: Transform }).default;
  return run({ path: 'listing.tsx', source }, api, {}) ?? source;
}

/** Formats a listing for comparison. */
export async function formatListing(code: string): Promise<string> {
  const { text } = completeFragment(code, 'listing.tsx');
  const formatted = await format(text, { parser: 'typescript', singleQuote: true });
  // Codemods leave empty lines at the places of their changes.
  return formatted.replace(/\n{2,}/g, '\n').trim();
}

function importOf(text: string, packageName: string): string {
  const source = ts.createSourceFile('listing.tsx', text, ts.ScriptTarget.ESNext, true);
  const names = [...findFreeNames(source)].filter((name) => EXPORTED.test(name));
  return names.length > 0 ? `import { ${names.join(', ')} } from '${packageName}';\n` : '';
}

function withoutFirstImport(text: string): string {
  const source = ts.createSourceFile('listing.tsx', text, ts.ScriptTarget.ESNext, true);
  const first = source.statements.find(ts.isImportDeclaration);
  return first ? text.slice(0, first.getStart()) + text.slice(first.end) : text;
}

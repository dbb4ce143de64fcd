import { nearestName } from '../../../../lib/diagnostics/nearestName';
import type { HostFinding } from '../../shared/hostMessages';
import { HostError } from './HostError';
import type { LoadedModule } from './loadImport';
import type { ImportUse } from './readImports';

/**
 * Checks the names of an import statement against the exports of its module. Otherwise, a misspelled component would be
 * `undefined`, and React would only report that it cannot be rendered.
 *
 * @param file the file that imports
 * @throws a `HostError` of kind `import` for the first missing name
 */
export function checkExports(use: ImportUse, module: LoadedModule, file: string): void {
  const missing = use.names?.find((name) => !isExported(name, module));
  if (missing !== undefined) {
    throw missingExport(use, missing, Object.keys(module), file);
  }
}

/** @param known names that the module exports */
export function missingExport(
  { specifier, line }: ImportUse,
  name: string,
  known: readonly string[],
  file: string,
): HostError {
  const finding: HostFinding =
    name === 'default'
      ? { code: 'noDefault', values: { specifier } }
      : { code: 'noExport', values: { specifier, name }, nearest: nearestName(name, known) };
  return new HostError({ kind: 'import', finding, file, line });
}

/** A CommonJS module is its own default export. */
function isExported(name: string, module: LoadedModule): boolean {
  return name in module || (name === 'default' && !module.__esModule);
}

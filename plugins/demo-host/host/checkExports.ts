import { nearestName } from '../../../lib/diagnostics/nearestName';
import type { HostFinding } from '../../../lib/demos/hostMessages';
import { HostError } from './HostError';
import type { LoadedModule } from './loadImport';
import type { ImportUse } from './readImports';

/**
 * Holds the names that an import statement takes against what its module has: taken all the same, a misspelt component
 * would be `undefined`, of which React only says that it cannot be rendered.
 *
 * @param file the file that imports
 * @throws a `HostError` of kind `import` for the first name that is not there
 */
export function checkExports(use: ImportUse, module: LoadedModule, file: string): void {
  const missing = use.names?.find((name) => !isExported(name, module));
  if (missing !== undefined) {
    throw missingExport(use, missing, Object.keys(module), file);
  }
}

/** @param known what the module has instead */
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

/** A module of the older kind is its own default. */
function isExported(name: string, module: LoadedModule): boolean {
  return name in module || (name === 'default' && !module.__esModule);
}

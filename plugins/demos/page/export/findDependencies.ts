import { findSpecifiers } from './findSpecifiers';
import { MissingPackageError } from './errors';
import type { ExportPackages } from '../../shared/exportTypes';
import { ICON_FONT_PACKAGE, usesIconFont } from './usesIconFont';

const ADAPTER_IMPORT = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)$/;

/**
 * Returns the npm package that an import of a date adapter needs.
 *
 * @param specifier the import, such as `@mui/x-date-pickers/AdapterDayjs`
 * @param adapters the date library of each adapter of the version
 * @returns the package, or `null` if the import is not an adapter
 * @throws a `TypeError` for an adapter that the version does not have
 */
function dateLibraryOf(
  specifier: string,
  adapters: Readonly<Record<string, string>>,
): string | null {
  const adapter = ADAPTER_IMPORT.exec(specifier)?.[1];
  if (adapter === undefined) {
    return null;
  }
  const library = Object.hasOwn(adapters, adapter) ? adapters[adapter] : undefined;
  if (library === undefined) {
    throw new TypeError(
      `The npm package for the date adapter "${adapter}" cannot be determined. ` +
        `Supported adapters: ${Object.keys(adapters).join(', ')}.`,
    );
  }
  return library;
}

/**
 * Returns what a project must install to run some files: the packages they import, the peers of those packages, the
 * icon font if they use it, and React.
 *
 * @param texts the files' code
 * @returns ranges by package, sorted
 * @throws a `MissingPackageError` if the code imports a package that the version does not have, and a `TypeError` for
 * an unknown date adapter
 */
export function findDependencies(
  texts: readonly string[],
  packages: ExportPackages,
): Record<string, string> {
  const { versions, peers, adapters, dateLibraries, iconFont } = packages;
  const ranges: Record<string, string> = {
    ...dateLibraries,
    [ICON_FONT_PACKAGE]: iconFont,
    ...versions,
  };
  const specifiers = texts.flatMap(findSpecifiers).filter((each) => !each.startsWith('.'));
  const libraries = specifiers
    .map((each) => dateLibraryOf(each, adapters))
    .filter((name) => name !== null);
  const fonts = usesIconFont(texts) ? [ICON_FONT_PACKAGE] : [];
  const needed = new Set([
    'react',
    'react-dom',
    ...specifiers.map(packageOf),
    ...libraries,
    ...fonts,
  ]);
  for (const name of needed) {
    peers[name]?.forEach((peer) => needed.add(peer));
  }
  return Object.fromEntries(
    [...needed].sort().map((name) => {
      const range = ranges[name];
      if (range === undefined) {
        throw new MissingPackageError(name, Object.keys(versions));
      }
      return [name, range];
    }),
  );
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const ADAPTER_IMPORT = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)$/;

/**
 * Returns the npm package that an import of a date adapter needs.
 *
 * @param specifier the import, such as `@mui/x-date-pickers/AdapterDayjs`
 * @param adapters the date library of each adapter of the version
 * @returns the package, or `null` if the import is not an adapter
 * @throws a `TypeError` for an adapter that the version does not have
 */
export function dateLibraryOf(
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

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '.css'];

/**
 * Resolves a relative import among files in one folder.
 *
 * @param specifier such as `./rows`
 */
export function findFile(specifier: string, names: readonly string[]): string | undefined {
  const base = specifier.replace(/^(?:\.\.?\/)+/, '');
  return EXTENSIONS.map((extension) => base + extension).find((name) => names.includes(name));
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '.css'];

/**
 * The file that a relative import means, of files that all lie in one folder.
 *
 * @param specifier `./rows`
 */
export function findFile(specifier: string, names: readonly string[]): string | undefined {
  const base = specifier.replace(/^(?:\.\.?\/)+/, '');
  return EXTENSIONS.map((extension) => base + extension).find((name) => names.includes(name));
}

const ENTRY =
  /^ {2}"([^"\n]+)": \[\(\) => (import\([^\n]*?"([^"\n]+)"\)), "[^"\n]+", require\.resolveWeak\("\3"\)\],?/gm;

/**
 * Reads Docusaurus' generated `registry.js`.
 *
 * @param {string} source its text
 * @returns {Map<string, string>} the expression that imports a module, by the name of its chunk
 */
export default function readRegistry(source) {
  const imports = new Map([...source.matchAll(ENTRY)].map(([, chunk, load]) => [chunk, load]));
  if (imports.size !== source.split('\n').filter((line) => line.includes('resolveWeak')).length) {
    throw new Error(
      'The registry of page modules does not have the shape that plugins/page-loading/page-tables/readRegistry.mjs ' +
        'knows: Docusaurus has changed it. Adapt it, or take page-tables out of plugins/page-loading/index.ts.',
    );
  }
  return imports;
}

import vm from 'node:vm';
import type { Route } from './types';

const ENTRY =
  /^ {2}"([^"\n]+)": \[\(\) => (import\([^\n]*?"([^"\n]+)"\)), "[^"\n]+", require\.resolveWeak\("\3"\)\],?/gm;

/**
 * Reads Docusaurus' generated `registry.js`.
 *
 * @returns the expression that imports a module, by the name of its chunk
 */
export function readRegistry(source: string): Map<string, string> {
  const imports = new Map(
    [...source.matchAll(ENTRY)].map(([, chunk, load]) => [chunk!, load!] as const),
  );
  if (imports.size !== source.split('\n').filter((line) => line.includes('resolveWeak')).length) {
    throw createShapeError('The registry of page modules does');
  }
  return imports;
}

/** Reads Docusaurus' generated `routes.js`. */
export function readRoutes(source: string): Route[] {
  const [, list] = source.split('export default ');
  if (list === undefined || !source.includes('ComponentCreator')) {
    throw createShapeError('The generated routes do');
  }
  const ComponentCreator = (path: string, hash?: string) => ({ path, hash });
  return vm.runInNewContext(list, { ComponentCreator }) as Route[];
}

/**
 * Removes from the generated `docusaurus.config.mjs` what only a build reads: the options of plugins, which contain paths
 * of the build machine.
 */
export function dropBuildOptions(source: string): string {
  const [head, text] = source.split('export default ');
  if (text === undefined) {
    throw createShapeError('The generated configuration has no default export and does');
  }
  const config = JSON.parse(text.trim().replace(/;$/, '')) as object;
  const slim = { ...config, plugins: [], themes: [], presets: [] };
  return `${head}export default ${JSON.stringify(slim)};\n`;
}

function createShapeError(subject: string): Error {
  return new Error(
    `${subject} not have the shape that plugins/docusaurus-patches/page-tables/readGenerated.ts knows: ` +
      'Docusaurus has changed it. Adapt it, or remove replaceLists from plugins/docusaurus-patches/index.ts.',
  );
}

import path from 'node:path';
import { writeIfChanged } from '../../lib/files/writeIfChanged';
import { SCREEN } from './screenName';

/** Folder of the live demos' modules, as generated modules import it. */
const DEMO_MODULES = '@generated/demos/client';

/**
 * Writes the data of each version as a module that is loaded on demand.
 *
 * @param chunks chunks with the screen's code, which its page also loads, by version
 * @param screen texts of the files around the screen
 */
export async function writeCatalog(
  outDir: string,
  chunks: ReadonlyMap<string, string>,
  screen: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [version, chunk] of chunks) {
    await writeIfChanged(
      path.join(outDir, `${version}.js`),
      `export { default as keys } from './keys/${version}.json';
export const loadSources = () => import(/* webpackChunkName: "${chunk}" */ '${DEMO_MODULES}/${version}/${SCREEN}.sources.json');
`,
    );
  }
  const loaders = [...chunks.keys()].map((name) => `    ${name}: () => import('./${name}.js'),\n`);
  await writeIfChanged(
    path.join(outDir, 'catalog.js'),
    `export default {\n  versions: {\n${loaders.join('')}  },\n  screen: ${JSON.stringify(screen)},\n};\n`,
  );
}

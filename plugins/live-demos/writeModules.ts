import path from 'node:path';
import { aliasedSitePath } from '@docusaurus/utils';
import type { DocsVersion } from '../../src/versions';
import { readExportPackages } from './export/readExportPackages';
import { PREVIEW_LINES } from './client/previewLines';
import { splitImports } from './client/splitImports';
import { PLUGIN_ALIAS } from '../../lib/demos/moduleNames';
import { nameChunk } from './nameChunk';
import type { DemoEntry, DemoSource, DemoSources, ReservedHeight } from '../../lib/demos/types';
import { writeIfChanged } from '../../lib/files/writeIfChanged';

/** Shown while no measured height is known; a production build does not get this far. */
const UNMEASURED: ReservedHeight = { wide: 400, narrow: 400 };

/**
 * Writes the modules through which pages reach a demo.
 *
 * - `client/<version>/<id>.js`: the descriptor in the browser, which loads the rest when it is needed
 * - `client/<version>/<id>.island.js`: the demo with its version's runtime, in the chunk of its page
 * - `client/<version>/<id>.sources.json`: its files as TypeScript and JavaScript by styling, a chunk of its own
 * - `client/<version>/packages.json`: what projects with a version's demos depend on
 * - `server/<version>/<id>.js`: the descriptor on the server, with the demo's HTML and code
 */
export async function writeDemoModules(options: {
  readonly outDir: string;
  readonly siteDir: string;
  readonly version: DocsVersion;
  readonly demo: DemoEntry;
  readonly sources: DemoSources & { readonly system: readonly DemoSource[] };
}): Promise<void> {
  const { outDir, siteDir, version, demo, sources } = options;
  const demoModule = JSON.stringify(aliasedSitePath(demo.file, siteDir));
  const runtime = JSON.stringify(`@site/${version.folder}/_runtime`);
  const chunk = nameChunk(demo, sources.system, siteDir);
  const base = path.join(outDir, 'client', demo.version, demo.id);
  const facts = JSON.stringify({
    id: demo.id,
    version: demo.version,
    height: demo.height ?? UNMEASURED,
    files: sources.system.map(({ name }) => name),
    ...(Object.keys(sources).length > 1 && { stylings: Object.keys(sources) }),
    previewLines: countPreviewLines(sources.system),
  }).slice(1, -1);

  await writeIfChanged(`${base}.sources.json`, JSON.stringify(sources));
  await writeIfChanged(
    `${base}.island.js`,
    `import Demo from ${demoModule};
import * as runtime from ${runtime};
import { mountIsland } from '${PLUGIN_ALIAS}/client/mountIsland';
export const mount = (options) => mountIsland(${JSON.stringify(demo.id)}, Demo, runtime, options);
`,
  );
  await writeIfChanged(
    `${base}.js`,
    `export default {
  ${facts},
  loadIsland: () => import(/* webpackChunkName: "${chunk}" */ './${demo.id}.island.js'),
  loadSources: () => import('./${demo.id}.sources.json'),
  loadPackages: () => import('./packages.json'),
};
`,
  );
  await writeIfChanged(
    path.join(outDir, 'server', demo.version, `${demo.id}.js`),
    `import Demo from ${demoModule};
import * as runtime from ${runtime};
import sources from '../../client/${demo.version}/${demo.id}.sources.json';
import { renderIsland } from '${PLUGIN_ALIAS}/server/renderIsland';
import { renderCode } from '${PLUGIN_ALIAS}/server/renderCode';
export default {
  ${facts},
  server: {
    get html() { return renderIsland(${JSON.stringify(demo.id)}, Demo, runtime); },
    get code() { return renderCode(sources.system[0]); },
  },
};
`,
  );
}

/** Writes what projects with a version's demos depend on, once for all of them. */
export async function writePackages(
  outDir: string,
  siteDir: string,
  version: DocsVersion,
  origin: string,
): Promise<void> {
  const packages = JSON.stringify(readExportPackages(siteDir, version, origin));
  await writeIfChanged(path.join(outDir, 'client', version.name, 'packages.json'), packages);
}

function countPreviewLines([first]: readonly DemoSource[]): number {
  const { body } = splitImports(first?.typescript ?? '');
  return Math.min(PREVIEW_LINES, body.split('\n').length);
}

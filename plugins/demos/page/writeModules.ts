import path from 'node:path';
import { aliasedSitePath, posixPath } from '@docusaurus/utils';
import type { DocsVersion } from '../../../src/versions';
import { readExportPackages } from './export/readExportPackages';
import { MAX_WHOLE_LINES, PREVIEW_LINES } from './client/previewLines';
import { splitImports } from './client/splitImports';
import { PLUGIN_ALIAS } from '../shared/moduleNames';
import { followsLanguage } from '../shared/followsLanguage';
import { findLocaleFile } from '../shared/localeFile';
import { nameDemoChunk, nameSourcesChunk } from '../shared/chunkNames';
import type { DemoEntry, DemoSource, DemoSources, ReservedHeight } from '../shared/types';
import { writeIfChanged } from '../../../lib/files/writeIfChanged';

/** Used while no measured height is known; a production build fails before that. */
const UNMEASURED: ReservedHeight = { wide: 400, narrow: 400 };

interface ModuleOptions {
  readonly outDir: string;
  readonly siteDir: string;
  readonly version: DocsVersion;
  readonly demo: DemoEntry;
  readonly sources: DemoSources & { readonly system: readonly DemoSource[] };
  /** Language of the pages to build. */
  readonly language: string;
}

/**
 * Writes the modules through which pages access a demo.
 *
 * - `client/<version>/<id>.js`: the descriptor in the browser, which loads the rest on demand
 * - `client/<version>/<id>.island.js`: the demo with its version's runtime, in the chunk of its page
 * - `client/<version>/<id>.sources.json`: its files as TypeScript and JavaScript by styling, in one chunk per page
 * - `client/<version>/packages.json`: dependencies of projects with a version's demos
 * - `server/<version>/<id>.js`: the descriptor on the server, with the demo's HTML and code
 */
export async function writeDemoModules(options: ModuleOptions): Promise<void> {
  const { outDir, siteDir, demo, sources } = options;
  const imports = writeImports(options);
  const file = posixPath(path.relative(siteDir, demo.file));
  const chunk = nameDemoChunk(
    file,
    sources.system.map(({ typescript }) => typescript),
  );
  const sourcesChunk = nameSourcesChunk(file);
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
    `${imports}
import { mountIsland } from '${PLUGIN_ALIAS}/page/client/mountIsland';
export const mount = (options) => mountIsland(${JSON.stringify(demo.id)}, Demo, runtime, options);
`,
  );
  await writeIfChanged(
    `${base}.js`,
    `export default {
  ${facts},
  loadIsland: () => import(/* webpackChunkName: "${chunk}" */ './${demo.id}.island.js'),
  loadSources: () => import(/* webpackChunkName: "${sourcesChunk}" */ './${demo.id}.sources.json'),
  loadPackages: () => import('./packages.json'),
};
`,
  );
  await writeIfChanged(
    path.join(outDir, 'server', demo.version, `${demo.id}.js`),
    `${imports}
import sources from '../../client/${demo.version}/${demo.id}.sources.json';
import { renderIsland } from '${PLUGIN_ALIAS}/page/server/renderIsland';
import { renderCode } from '${PLUGIN_ALIAS}/page/server/renderCode';
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

/** Writes the imports of `Demo` with the library's texts in the build's language, and of its version's `runtime`. */
function writeImports({ siteDir, version, demo, sources, language }: ModuleOptions): string {
  const demoModule = JSON.stringify(aliasedSitePath(demo.file, siteDir));
  const runtime = `import * as runtime from ${JSON.stringify(`@site/${version.folder}/_runtime`)};`;
  const texts = sources.system.map(({ typescript }) => typescript);
  const locale = followsLanguage(texts) ? findLocaleFile(siteDir, version, language) : null;
  if (locale === null) {
    return `import Demo from ${demoModule};\n${runtime}`;
  }
  return `import CommittedDemo from ${demoModule};
${runtime}
import { defaultProps } from ${JSON.stringify(`@site/${locale}`)};
import { localizeDemo } from '@site/plugins/demos/shared/localizeDemo';
const Demo = localizeDemo(CommittedDemo, runtime, defaultProps);`;
}

/** Writes the dependencies of projects with a version's demos, once for all demos. */
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
  const lines = body.trimEnd().split('\n').length;
  // The listing fades out at exactly this number of lines.
  const shown = lines === PREVIEW_LINES ? lines + 1 : lines;
  return lines <= MAX_WHOLE_LINES ? shown : PREVIEW_LINES;
}

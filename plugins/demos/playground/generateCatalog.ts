import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { aliasedSitePath, posixPath } from '@docusaurus/utils';
import type { DocsVersion } from '../../../src/versions';
import { collectDocsPages } from '../frame/build/collectDocsPages';
import { nameSourcesChunk } from '../shared/chunkNames';
import { readDemoIndex } from '../shared/demoIndex';
import { demoModulesFolder } from '../shared/moduleNames';
import { listDemos } from './listDemos';
import { writeIfChanged } from '../../../lib/files/writeIfChanged';
import type { StartingDemo } from '../shared/playground/types';

/** Folder of the live demos' modules, as generated modules import it. */
const DEMO_MODULES = '@generated/demos/client';

/** The demos of a version that readers can start from. */
interface VersionCatalog {
  readonly demos: readonly StartingDemo[];
  /** The chunk with a demo's code, which its page also loads, by the demo's id. */
  readonly chunks: ReadonlyMap<string, string>;
}

/** Writes each version's list of demos as a module that is loaded on demand. */
async function writeCatalog(
  outDir: string,
  versions: ReadonlyMap<string, VersionCatalog>,
): Promise<void> {
  for (const [version, catalog] of versions) {
    await writeIfChanged(path.join(outDir, `${version}.js`), renderVersion(version, catalog));
  }
  const loaders = [...versions.keys()].map((name) => `  ${name}: () => import('./${name}.js'),\n`);
  await writeIfChanged(
    path.join(outDir, 'catalog.js'),
    `export default {\n${loaders.join('')}};\n`,
  );
}

function renderVersion(version: string, { demos, chunks }: VersionCatalog): string {
  const loaders = demos.map(({ id }) => {
    const name = `/* webpackChunkName: "${chunks.get(id)}" */`;
    return `  ${id}: () => import(${name} '${DEMO_MODULES}/${version}/${id}.sources.json'),\n`;
  });
  return `export const demos = ${JSON.stringify(demos)};
export const loadSources = {\n${loaders.join('')}};
export const loadPackages = () => import('${DEMO_MODULES}/${version}/packages.json');
`;
}

/** Writes the list of demos that the playground offers. */
export async function generateCatalog(
  { siteDir, generatedFilesDir }: LoadContext,
  versions: readonly DocsVersion[],
  allContent: AllContent,
): Promise<void> {
  const pages = collectDocsPages(allContent);
  const index = readDemoIndex(allContent);
  const catalog = new Map<string, VersionCatalog>();
  for (const { name } of versions) {
    const { demos, usages } = index[name]!;
    catalog.set(name, {
      demos: listDemos(demos, usages, (file) => pages.get(aliasedSitePath(file, siteDir))),
      chunks: new Map(
        demos.map(({ id, file }) => [
          id,
          nameSourcesChunk(posixPath(path.relative(siteDir, file))),
        ]),
      ),
    });
  }
  await writeCatalog(path.join(demoModulesFolder(generatedFilesDir), 'playground'), catalog);
}

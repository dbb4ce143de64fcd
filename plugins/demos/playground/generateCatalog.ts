import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { aliasedSitePath, posixPath } from '@docusaurus/utils';
import type { DocsVersion } from '../../../src/versions';
import { collectDocsPages } from '../frame/build/collectDocsPages';
import { nameSourcesChunk } from '../shared/chunkNames';
import { readDemoIndex } from '../shared/demoIndex';
import { demoModulesFolder } from '../shared/moduleNames';
import { listDemos } from './listDemos';
import { writeCatalog, type VersionCatalog } from './writeCatalog';

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

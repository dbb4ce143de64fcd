import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import { dropBuildOptions, readRegistry, readRoutes } from './readGenerated';
import { renderRegistry, renderRoutes, renderTable, tableFile } from './renderModules';
import { splitSite } from './splitSite';
import type { Site } from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Generated files that are replaced, as modules request them. */
const LISTS = /^@generated\/(routes|registry|routesChunkNames|globalData|docusaurus\.config)$/;

/**
 * Creates a plugin that bundles Docusaurus' lists of all pages without the pages that have tables, and the configuration
 * without the options of plugins.
 *
 * @param generatedFilesDir folder of the lists, which Docusaurus has written for the part that is compiled
 */
export function replaceLists(
  { instance }: CurrentBundler,
  generatedFilesDir: string,
): WebpackPluginInstance {
  const folder = path.join(generatedFilesDir, 'page-tables');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(renderLists(generatedFilesDir))) {
    writeFileSync(path.join(folder, name), content);
  }
  return new instance.NormalModuleReplacementPlugin(LISTS, (asked: { request: string }) => {
    asked.request = asked.request.replace('@generated', folder);
  });
}

function renderLists(generatedFilesDir: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Site['chunkNames'];
  const globalData = JSON.parse(read('globalData.json')) as Record<string, unknown>;
  const imports = readRegistry(read('registry.js'));
  const { routes, tables, chunks, instances } = splitSite({
    routes: readRoutes(read('routes.js')),
    chunkNames,
    imports,
    instances: (globalData[DOCS_PLUGIN] ?? {}) as Site['instances'],
  });
  const shownNames = Object.entries(chunkNames).filter(
    ([, { content }]) => !chunks.has(content as string),
  );
  return {
    'routes.js': renderRoutes({ routes, tables }),
    'registry.js': renderRegistry(imports, chunks),
    'routesChunkNames.json': JSON.stringify(Object.fromEntries(shownNames)),
    'globalData.json': JSON.stringify({ ...globalData, [DOCS_PLUGIN]: instances }),
    'docusaurus.config.mjs': dropBuildOptions(read('docusaurus.config.mjs')),
    ...Object.fromEntries(
      Object.entries(tables).map(([area, table]) => [tableFile(area), renderTable(table)]),
    ),
  };
}

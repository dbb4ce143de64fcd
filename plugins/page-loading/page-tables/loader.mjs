import { readFileSync } from 'node:fs';
import path from 'node:path';
import readRegistry from './readRegistry.mjs';
import readRoutes from './readRoutes.mjs';
import { renderRegistry, renderRoutes, renderTable } from './renderModules.mjs';
import { splitSite } from './splitSite.mjs';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const FILES = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/** Cached result: a site has dozens of tables, all derived from the same files. */
let latest = { sources: [], site: undefined };

/** Returns Docusaurus' lists of all pages without the pages that have tables, and returns the tables. */
export default function loadWithoutPages() {
  const folder = path.dirname(this.resourcePath);
  const sources = FILES.map((name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
  if (!sources.every((source, index) => source === latest.sources[index])) {
    latest = { sources, site: readSite(sources) };
  }
  const { imports, chunkNames, globalData, split } = latest.site;
  const area = new URLSearchParams(this.resourceQuery).get('pages');
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return area ? renderTable(split.tables[area]) : renderRoutes(split);
    case 'registry.js':
      return renderRegistry(imports, split.chunks);
    case 'globalData.json':
      return JSON.stringify({ ...globalData, [DOCS_PLUGIN]: split.instances });
    default:
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(chunkNames).filter(([, { content }]) => !split.chunks.has(content)),
        ),
      );
  }
}

function readSite([routes, registry, chunkNamesText, globalDataText]) {
  const imports = readRegistry(registry);
  const chunkNames = JSON.parse(chunkNamesText);
  const globalData = JSON.parse(globalDataText);
  const instances = globalData[DOCS_PLUGIN] ?? {};
  const split = splitSite({ routes: readRoutes(routes), chunkNames, imports, instances });
  return { imports, chunkNames, globalData, split };
}

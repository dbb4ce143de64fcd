import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import { lists, tables } from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { pathOfDoc } from './pathOfDoc';

interface Version {
  readonly name: string;
  readonly path: string;
  readonly docs: { id: string; path: string }[];
}

const instances = globalData['docusaurus-plugin-content-docs'] as Readonly<
  Record<string, { readonly versions: readonly Version[] }>
>;
const loaders = registry as unknown as Record<string, readonly [load: () => Promise<unknown>]>;

/**
 * Fetches the table that contains a documentation page, and adds the page to the lists of routes and versions that
 * Docusaurus searches. The lists hold only pages that the reader opened or was about to open, so searching them stays
 * fast.
 */
export async function findPage(pathname: string): Promise<void> {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // Areas can be nested: /x/api/ and /x/api/charts/.
  const area = Object.keys(tables)
    .filter((start) => path.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const routes = area && tables[area];
  if (!routes) {
    return;
  }
  const { list, component, instance, version, sidebar, pages } = (await routes()).default;
  const { versions } = instances[instance]!;
  const { path: versionPath } = versions.find(({ name }) => name === version)!;
  const name = path.slice(versionPath.replace(/\/$/, '').length + 1, -1);
  const id = [`${name}/index`, name].find((candidate) => candidate in pages);
  if (id === undefined || lists[list]!.some((route) => route.path === path)) {
    return;
  }
  const [load, versionsWithPage] = pages[id]!;
  loaders[path] = [load];
  routesChunkNames[`${path}-`] = { __comp: component, content: path };
  lists[list]!.push({ path, component: ComponentCreator(path, ''), exact: true, sidebar });
  for (const index of versionsWithPage.split(' ')) {
    const { path: start, docs } = versions[Number(index)]!;
    if (!docs.some((doc) => doc.id === id)) {
      docs.push({ id, path: pathOfDoc(start, id) });
    }
  }
}

import { MOVED_TOPICS } from '../../navigation/client/movedTopics';
import { pathOfDoc } from '../client/pathOfDoc';
import type { AreaTable, Doc, Route, Site, SplitSite, TablePage, Version } from './types';

/**
 * First segment of an id. A reference counts as a separate area, because it is as large as all guides of its family.
 */
const AREA = /^(?:api\/[^/]+|[^/]+)(?=\/)/;
const OPENING = /^(?:api\/)?[^/]+\/(?:getting-started\/)?index$/;
/** Pages that the version menu looks up under a different name. */
const MOVED = new Set(MOVED_TOPICS.flat().map((topic) => `${topic.split('#')[0]}/index`));

/**
 * Moves documentation pages from the lists that Docusaurus searches into tables, one for each area of a version, such
 * as `/x/v6/react-data-grid/`. Pages that do not have the usual structure stay in the lists.
 */
export function splitSite({ routes, chunkNames, imports, instances }: Site): SplitSite {
  const places = placeDocs(instances);
  const tables: Record<string, MutableTable> = {};
  const chunks = new Set<string>();

  /** Moves a page into a table. Returns whether it could be moved. */
  const moves = (route: Route, list: string | undefined): boolean => {
    const place = places.get(withSlash(route.path));
    const { __comp: component, content, ...others } = chunkNames[nameOf(route)] ?? {};
    const load = imports.get(content as string);
    if (!list || !place || load === undefined || Object.keys(others).length > 0) {
      return false;
    }
    const { area, id, instance, version, versions } = place;
    const facts = {
      list,
      component: component as string,
      instance,
      version,
      sidebar: route.sidebar,
    };
    const table = (tables[area] ??= { ...facts, pages: {} });
    if (
      (Object.keys(facts) as (keyof typeof facts)[]).some((name) => table[name] !== facts[name])
    ) {
      return false;
    }
    chunks.add(content as string);
    table.pages[id] = { load, versions };
    return true;
  };
  const keep = (list: readonly Route[], parent?: string): Route[] =>
    list.flatMap((route) => {
      if (route.routes) {
        return [{ ...route, routes: keep(route.routes, route.path) }];
      }
      return moves(route, parent) ? [] : [route];
    });
  return { routes: keep(routes), tables, chunks, instances: thinOut(instances, tables) };
}

type MutableTable = Omit<AreaTable, 'pages'> & { readonly pages: Record<string, TablePage> };

/** Position of a page at its default path. */
interface Place {
  readonly area: string;
  readonly id: string;
  readonly instance: string;
  readonly version: string;
  readonly versions: readonly number[];
}

/**
 * Maps the paths of pages at their default path to their area, id and version, and to the indices of the versions that
 * have them at the default path.
 */
function placeDocs(instances: Site['instances']): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [instance, { versions }] of Object.entries(instances)) {
    const versionsOf = new Map<string, number[]>();
    versions.forEach(({ name: version, path, docs }, index) => {
      for (const { id } of docs.filter((doc) => isUsual(path, doc))) {
        // Grows with each further version.
        const indices = versionsOf.get(id) ?? [];
        indices.push(index);
        versionsOf.set(id, indices);
        const area = `${withSlash(path)}${AREA.exec(id)![0]}/`;
        places.set(withSlash(pathOfDoc(path, id)), {
          area,
          id,
          instance,
          version,
          versions: indices,
        });
      }
    });
  }
  return places;
}

/**
 * Returns the lists of all pages without those in tables and those of other parts of the site, for which tables list the
 * versions that have the same page. Keeps the pages that menus link to, and those with a different path in another
 * version, because no table of that version contains that path.
 */
function thinOut(
  instances: Site['instances'],
  tables: Readonly<Record<string, AreaTable>>,
): Site['instances'] {
  const inTables = new Set(
    Object.values(tables).flatMap(({ instance, version, pages }) =>
      Object.keys(pages).map((id) => [instance, version, id].join()),
    ),
  );
  const inPart = new Set(
    Object.values(tables).map(({ instance, version }) => [instance, version].join()),
  );
  const elsewhere = new Set(
    Object.values(instances).flatMap(({ versions }) =>
      versions.flatMap(({ path, docs }) =>
        docs.filter((doc) => !isUsual(path, doc)).map(({ id }) => id),
      ),
    ),
  );
  const thin = (instance: string, version: Version): Version['docs'] => {
    const areas = new Set<string>();
    const isFirstOfArea = ({ id }: Doc) => areas.size < areas.add(id.split('/')[0]!).size;
    return version.docs.filter((doc) => {
      const isFirst = isFirstOfArea(doc);
      const isGone =
        inTables.has([instance, version.name, doc.id].join()) ||
        !inPart.has([instance, version.name].join());
      const isLedTo =
        isFirst || OPENING.test(doc.id) || MOVED.has(doc.id) || doc.id === version.mainDocId;
      return !isGone || isLedTo || elsewhere.has(doc.id);
    });
  };
  return Object.fromEntries(
    Object.entries(instances).map(([name, instance]) => [
      name,
      {
        ...instance,
        versions: instance.versions.map((version) => ({ ...version, docs: thin(name, version) })),
      },
    ]),
  );
}

const isUsual = (versionPath: string, { id, path }: Doc): boolean =>
  AREA.test(id) && path === pathOfDoc(versionPath, id);

const nameOf = ({ component: { path, hash } }: Route): string => `${path}-${hash}`;

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

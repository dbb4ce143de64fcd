import type {
  ApiEntry,
  Documented,
  ExportDoc,
  Plan,
} from '../../../../plugins/api-reference/types.ts';
import { PLANS } from '../../../../plugins/api-reference/types.ts';
import type { Library, LibraryVersion } from '../answers/Library.ts';
import type { Known, KnownExport, Surface } from './types.ts';

const READ_AT_ONCE = 32;

/** Collects the exports of a version's packages from the published reference. */
export async function collectSurface(
  library: Pick<Library, 'entry' | 'exports'>,
  version: LibraryVersion,
): Promise<Surface> {
  const { index } = version;
  const pages = new Map(index.entries.map(({ json, page }) => [json, page]));
  const entries: KnownExport[] = [];
  const selectors: ExportDoc[] = [];
  const modules = new Set<string>();
  const waiting = [...pages.keys()];
  const readNext = async (): Promise<void> => {
    for (let json = waiting.shift(); json !== undefined; json = waiting.shift()) {
      const entry = await library.entry(json);
      entry.imports.forEach(({ path }) => modules.add(path));
      entries.push(describeEntry(entry, pages.get(json)!));
      selectors.push(...listSelectors(entry));
    }
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext));
  const { exports: others } = await library.exports(version);
  const families = new Map(
    [...index.entries, ...others].map(({ package: name, family }) => [name, family]),
  );
  const plans = packagePlans(index.packages.map(({ name }) => name));
  const all = [
    ...[...selectors, ...others].map((each) => describeExport(each, families, plans)),
    ...entries,
  ];
  return {
    version: version.version.name,
    families,
    exports: groupByFamily(all),
    modules,
  };
}

function describeEntry(entry: ApiEntry, page: string): KnownExport {
  return {
    ...describe(entry),
    kind: entry.kind,
    family: entry.family,
    packages: [...new Set(entry.imports.map(({ path }) => packageOf(path)))],
    page,
    members: membersOf(entry),
    inherited: new Set('inherits' in entry ? entry.inherits.flatMap(({ props }) => props) : []),
    isOpen: isOpen(entry),
  };
}

/** Composition components of charts support the props of their series. */
const AROUND_CHARTS = /(?:DataProvider|Container)(?:Pro|Premium)?$/;

/** Components of the material library with computed props, which no declaration names. */
const COMPUTED = new Set(['Box', 'Grid', 'Stack', 'Typography']);

/** Returns whether a component supports props that the reference does not list. */
export function isOpen(entry: ApiEntry): boolean {
  if (entry.kind !== 'component') {
    return false;
  }
  return (
    entry.takesAnyProp === true ||
    AROUND_CHARTS.test(entry.name) ||
    entry.inherits.some(({ from }) => COMPUTED.has(from))
  );
}

/** Members of an entry without members in code, such as a hook. */
const NONE: ReadonlyMap<string, Known> = new Map();

function membersOf(entry: ApiEntry): KnownExport['members'] {
  switch (entry.kind) {
    case 'component':
      // Without types, the members of a component are unknown.
      if (entry.props.length === 0 && entry.inherits.length === 0) {
        return null;
      }
      return {
        prop: listKnown(entry.props),
        slot: listKnown(entry.slots),
        class: listKnown(entry.classes),
      };
    case 'interface':
    case 'class':
      return { prop: listKnown(entry.props), slot: NONE, class: NONE };
    default:
      return null;
  }
}

/** Exports without a page come from the package of the lowest plan and those that include it. */
function describeExport(
  doc: ExportDoc,
  families: ReadonlyMap<string, string>,
  plans: ReadonlyMap<string, Plan>,
): KnownExport {
  const least = PLANS.indexOf(doc.plan);
  const packages = [...plans]
    .filter(([name, plan]) => families.get(name) === doc.family && PLANS.indexOf(plan) >= least)
    .map(([name]) => name);
  return {
    ...describe(doc),
    kind: doc.kind,
    family: doc.family,
    packages,
    page: null,
    members: null,
    inherited: new Set(),
    isOpen: false,
  };
}

/** Selectors share a page, but are separate exports. */
function listSelectors(entry: ApiEntry): ExportDoc[] {
  const { family, package: from } = entry;
  return entry.kind === 'selectors'
    ? entry.selectors.map(({ name, description, deprecated, history, plan, returns }) => ({
        kind: 'function',
        name,
        family,
        package: from,
        plan,
        description,
        deprecated,
        history,
        text: returns,
      }))
    : [];
}

function packagePlans(names: readonly string[]): Map<string, Plan> {
  return new Map(names.map((name) => [name, planOf(name)]));
}

/** Returns the plan of a package. */
export function planOf(name: string): Plan {
  return PLANS.find((plan) => name.endsWith(`-${plan}`)) ?? 'community';
}

/** Returns the package of a module: `@mui/x-data-grid` for `@mui/x-data-grid/DataGrid`. */
export function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

function describe({ name, deprecated, history = {} }: Documented): Known {
  return { name, deprecated, history };
}

function listKnown(docs: readonly Documented[]): ReadonlyMap<string, Known> {
  return new Map(docs.map((doc) => [doc.name, describe(doc)]));
}

function groupByFamily(all: readonly KnownExport[]): Map<string, Map<string, KnownExport>> {
  const families = new Map<string, Map<string, KnownExport>>();
  for (const known of all) {
    const family = families.get(known.family) ?? new Map<string, KnownExport>();
    families.set(known.family, family);
    // An interface and a constant may share a name; the one with a page has more information.
    family.set(known.name, known);
  }
  return families;
}

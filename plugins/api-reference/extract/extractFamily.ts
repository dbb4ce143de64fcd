import ts from 'typescript';
import {
  type ApiEntry,
  type ApiReference,
  ENTRY_KINDS,
  type ComponentEntry,
  PLANS,
  type Plan,
  type PropDoc,
  type SlotDoc,
  type InterfaceEntry,
} from '../types';
import type { ReviewedFacts } from '../data/types';
import { extractComponents } from './extractComponents';
import { extractEvents } from './extractEvents';
import { extractExports } from './extractExports';
import { extractHooks } from './extractHooks';
import { extractInterface } from './extractInterface';
import { extractSelectors } from './extractSelectors';
import type { FamilySources, PlannedPackage } from './familySources';
import { ExtractionError } from './ExtractionError';
import { resolveDeclarations } from './locatePackage';
import { openPackage } from './openPackage';

/** Extracts a family: its entries by kind and name, and its other exports. */
export function extractFamily(sources: FamilySources): Omit<ApiReference, 'packages'> {
  const { reviewed, interfaces } = sources.family;
  const components = applyReviewedFacts(assignPlans(extractComponents(sources)), reviewed);
  const entries: ApiEntry[] = [
    ...components,
    ...extractHooks(sources),
    ...interfaces.map((name) => extractInterface(name, sources)),
    ...extractEntryPoints(sources),
    ...extractEvents(sources, components),
    ...extractSelectors(sources),
  ];
  entries.sort(
    (a, b) =>
      ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind) ||
      a.name.localeCompare(b.name, 'en'),
  );
  return { entries, exports: extractExports(sources, entries) };
}

/**
 * Adds the reviewed facts to the components of a family: descriptions where the package has none,
 * and plans that the types do not show.
 */
function applyReviewedFacts(
  docs: readonly ComponentEntry[],
  { descriptions, plans }: ReviewedFacts,
): ComponentEntry[] {
  const complete = (prop: PropDoc): PropDoc => ({
    ...prop,
    description: prop.description || (descriptions[prop.name] ?? ''),
    plan: higherPlan(prop.plan, plans[prop.name] ?? 'community'),
  });
  return docs.map((doc) => ({ ...doc, props: doc.props.map(complete) }));
}

function higherPlan(a: Plan, b: Plan): Plan {
  return PLANS.indexOf(a) >= PLANS.indexOf(b) ? a : b;
}

/**
 * Assigns each prop and slot of a paid component the lowest plan that includes it: `BarChartPro` shares the props of
 * `BarChart`, which need no license.
 *
 * @param docs the components of one family
 * @returns the same components with lower plans of shared members
 */
function assignPlans(docs: readonly ComponentEntry[]): ComponentEntry[] {
  const byName = new Map(docs.map((doc) => [doc.name, doc]));
  return docs.map((doc) => {
    const cheaper = cheaperForms(doc, byName);
    return {
      ...doc,
      props: doc.props.map((prop) => lowerPlan(prop, cheaper, 'props')),
      slots: doc.slots.map((slot) => lowerPlan(slot, cheaper, 'slots')),
    };
  });
}

/** `DataGridPremium` has `DataGrid` and `DataGridPro`, cheapest first. */
function cheaperForms(
  doc: ComponentEntry,
  byName: ReadonlyMap<string, ComponentEntry>,
): ComponentEntry[] {
  const base = doc.name.replace(/(Pro|Premium)$/, '');
  if (base === doc.name) {
    return [];
  }
  return [base, `${base}Pro`]
    .map((name) => byName.get(name))
    .filter((form): form is ComponentEntry => form !== undefined && form.name !== doc.name);
}

function lowerPlan<Member extends PropDoc | SlotDoc>(
  member: Member,
  cheaper: readonly ComponentEntry[],
  list: 'props' | 'slots',
): Member {
  const first = cheaper.find((form) => form[list].some(({ name }) => name === member.name));
  return first ? { ...member, plan: cheapest(first.plan, member.plan) } : member;
}

/** Returns the lower of two plans. */
function cheapest(a: Plan, b: Plan): Plan {
  return PLANS.indexOf(a) <= PLANS.indexOf(b) ? a : b;
}

/**
 * Extracts the classes of a family's additional entry points. Each is opened separately: adapters augment the types of
 * the pickers, which would change the props of the components. Classes with the same name, such as those for several
 * releases of a date library, become one entry with several imports.
 *
 * @throws ExtractionError if an entry point does not exist or exports no class
 */
function extractEntryPoints(sources: FamilySources): InterfaceEntry[] {
  const byName = new Map<string, InterfaceEntry>();
  for (const entry of readEntryPoints(sources)) {
    const known = byName.get(entry.name) ?? { ...entry, imports: [] };
    byName.set(entry.name, { ...known, imports: [...known.imports, ...entry.imports] });
  }
  return [...byName.values()];
}

function readEntryPoints(sources: FamilySources): InterfaceEntry[] {
  const { family, packages, parsed, versionDir } = sources;
  const [cheapest] = packages;
  return family.entryPoints.flatMap((entryPoint) => {
    const path = `${cheapest?.name}/${entryPoint}`;
    const declarations = resolveDeclarations(path, versionDir);
    if (!cheapest || declarations === undefined) {
      throw new ExtractionError(
        `"${entryPoint}" is listed as an entry point of ${family.slug}, but ${path} has no types. ` +
          `Correct the list in plugins/api-reference/data.`,
      );
    }
    const { plan } = cheapest;
    const opened = { ...openPackage({ ...cheapest, name: path, declarations }, parsed), plan };
    return listClasses(opened).map((name) => ({
      ...extractInterface(name, { ...sources, packages: [opened] }),
      package: cheapest.name,
    }));
  });
}

function listClasses({ exports, declarations }: PlannedPackage): string[] {
  const classes = [...exports].filter(([, symbol]) => symbol.flags & ts.SymbolFlags.Class);
  if (classes.length === 0) {
    throw new ExtractionError(`${declarations} is listed as an entry point, but exports no class.`);
  }
  return classes.map(([name]) => name);
}

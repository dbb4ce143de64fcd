import type ts from 'typescript';
import { nearestName } from '../../diagnostics/nearestName';
import type { ApiFamily, ComponentDoc, Plan } from '../types';
import { applyReviewedFacts } from './applyReviewedFacts';
import { assignPlans } from './assignPlans';
import { ExtractionError } from './ExtractionError';
import { type FoundComponent, findComponents } from './findComponents';
import type { LocatedPackage } from './locatePackage';
import { mergeMembers } from './mergeMembers';
import type { OpenPackage } from './openPackage';
import { readClasses } from './readClasses';
import { readImports } from './readImports';
import { readJsDoc } from './readJsDoc';
import { type PropScope, readProps } from './readProps';
import { readRuntimeProps } from './readRuntimeProps';
import { readSlots } from './readSlots';
import { toKebabCase } from './toKebabCase';

/** A family's package with the plan it belongs to and what its JavaScript says. */
export interface PlannedPackage extends OpenPackage {
  plan: Plan;
}

/** What the entries of one family are read from. */
export interface FamilySources {
  family: ApiFamily;
  /** The family's packages, cheapest plan first. */
  packages: readonly PlannedPackage[];
  /** All documented packages of the version, by name. */
  documented: ReadonlyMap<string, LocatedPackage>;
  versionDir: string;
}

/** Reads every public component and every listed interface of one family, by name. */
export function extractFamily(sources: FamilySources): ComponentDoc[] {
  const { reviewed } = sources.family;
  const components = applyReviewedFacts(assignPlans(extractComponents(sources)), reviewed);
  const interfaces = sources.family.interfaces.map((name) => extractInterface(name, sources));
  return [...components, ...interfaces].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en'),
  );
}

interface Exported extends FoundComponent {
  opened: PlannedPackage;
}

function extractComponents(sources: FamilySources): ComponentDoc[] {
  const byName = new Map<string, Exported[]>();
  for (const opened of sources.packages) {
    for (const component of findComponents(opened)) {
      const known = byName.get(component.name) ?? [];
      byName.set(component.name, known);
      // A dearer package may export something else under the same name, such as a stub.
      if (known.every(({ symbol }) => declaredAt(symbol) === declaredAt(component.symbol))) {
        known.push({ ...component, opened });
      }
    }
  }
  const runtime = new Map(
    sources.packages.map((opened) => [opened.name, readRuntimeProps(opened)]),
  );
  return [...byName].map(([name, exported]) => {
    const runtimeProps =
      runtime.get(exported[0]?.opened.name ?? '')?.get(name) ?? new Set<string>();
    return extractComponent(name, exported, runtimeProps, sources);
  });
}

function extractComponent(
  name: string,
  exported: readonly Exported[],
  runtimeProps: ReadonlySet<string>,
  sources: FamilySources,
): ComponentDoc {
  const [cheapestForm] = exported;
  const fullest = exported.at(-1);
  if (!cheapestForm || !fullest) {
    throw new ExtractionError(`${name} is exported by none of the packages of its family.`);
  }
  const ownPackages = new Set(sources.documented.keys());
  const readings = exported.map(({ opened, props }) => ({
    plan: opened.plan,
    ...readProps(props, { checker: opened.checker, ownPackages, runtimeProps }),
  }));
  const { checker } = fullest.opened;
  const { plan } = cheapestForm.opened;
  return {
    ...describe(name, cheapestForm.symbol, cheapestForm.opened, sources.family),
    kind: 'component',
    imports: readImports(
      cheapestForm.symbol,
      exported.map(({ opened }) => opened),
      sources.versionDir,
      false,
    ),
    props: mergeMembers(readings),
    slots: readSlots(fullest.props, checker).map((slot) => ({ ...slot, plan })),
    classes: readClasses(fullest.props, name, { checker, packages: sources.documented }),
    inherits: readings.at(-1)?.inherits ?? [],
  };
}

function extractInterface(name: string, sources: FamilySources): ComponentDoc {
  const exporters = sources.packages.filter(({ exports }) => exports.has(name));
  const [cheapestForm] = exporters;
  const symbol = cheapestForm?.exports.get(name);
  if (!cheapestForm || !symbol) {
    throw unknownInterface(name, sources);
  }
  const ownPackages = new Set(sources.documented.keys());
  const readings = exporters.map((opened) => {
    const scope: PropScope = { checker: opened.checker, ownPackages, runtimeProps: null };
    const type = opened.checker.getDeclaredTypeOfSymbol(opened.exports.get(name) ?? symbol);
    return { plan: opened.plan, ...readProps(type, scope) };
  });
  return {
    ...describe(name, symbol, cheapestForm, sources.family),
    kind: 'interface',
    imports: readImports(symbol, exporters, sources.versionDir, true),
    props: mergeMembers(readings),
    slots: [],
    classes: [],
    inherits: readings.at(-1)?.inherits ?? [],
  };
}

function describe(
  name: string,
  symbol: ts.Symbol,
  opened: PlannedPackage,
  family: ApiFamily,
): Pick<
  ComponentDoc,
  'name' | 'slug' | 'family' | 'package' | 'plan' | 'description' | 'deprecated'
> {
  const doc = readJsDoc(symbol, opened.checker);
  return {
    name,
    slug: toKebabCase(name),
    family: family.slug,
    package: opened.name,
    plan: opened.plan,
    description: withoutLinkLists(doc.description),
    deprecated: doc.deprecated,
  };
}

/** The packages' comments end with lists of addresses of another site. */
function withoutLinkLists(description: string): string {
  return description.replace(/(^|\n)\s*(Demos|API):\s*\n[\s\S]*$/, '').trim();
}

function declaredAt(symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  return node ? `${node.getSourceFile().fileName}:${node.pos}` : '';
}

function unknownInterface(name: string, { family, packages }: FamilySources): ExtractionError {
  const names = new Set(packages.flatMap(({ exports }) => [...exports.keys()]));
  const nearest = nearestName(name, names);
  return new ExtractionError(
    `"${name}" is listed as an interface of ${family.slug}, but ` +
      `${packages.map((opened) => `${opened.name}@${opened.version}`).join(', ')} do not export it. ` +
      `${nearest ? `Did you mean "${nearest}"? ` : ''}` +
      `Correct the list in plugins/api-reference/data/families.ts.`,
  );
}

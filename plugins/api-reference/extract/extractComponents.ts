import type ts from 'typescript';
import type { ComponentDoc } from '../types';
import { describeEntry } from './describeEntry';
import { ExtractionError } from './ExtractionError';
import type { FamilySources, PlannedPackage } from './familySources';
import { type FoundComponent, findComponents } from './findComponents';
import { mergeMembers } from './mergeMembers';
import { readClasses } from './readClasses';
import { readImports } from './readImports';
import { readProps } from './readProps';
import { readRuntimeProps } from './readRuntimeProps';
import { readSlots } from './readSlots';

interface Exported extends FoundComponent {
  opened: PlannedPackage;
}

/** Reads every public component of a family, each from all the packages that export it. */
export function extractComponents(sources: FamilySources): ComponentDoc[] {
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
    ...describeEntry(name, cheapestForm.symbol, cheapestForm.opened, sources.family.slug),
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

function declaredAt(symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  return node ? `${node.getSourceFile().fileName}:${node.pos}` : '';
}

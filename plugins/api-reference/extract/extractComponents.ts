import type { ComponentEntry, PassedProps, SlotDoc } from '../types';
import { collectProps } from './collectMembers';
import { describeEntry } from './describeEntry';
import {
  type FamilySources,
  isCovered,
  type PlannedPackage,
  withSameDeclaration,
} from './familySources';
import { type FoundComponent, findComponents } from './findComponents';
import { mergeMembers } from './mergeMembers';
import { mergePassed, readPassedProps } from './readPassedProps';
import { readClasses } from './readClasses';
import { readMembers } from './readProps';
import { isUntypedSlot, readSlots } from './readSlots';
import { readTheme } from './readTheme';
import { ExtractionError } from './ExtractionError';
import { type LocatedPackage, runModule } from './locatePackage';

interface ExportedComponent extends FoundComponent {
  opened: PlannedPackage;
}

/** Reads every public component of a family, each from all the packages that export it. */
export function extractComponents(sources: FamilySources): ComponentEntry[] {
  const byName = new Map<string, ExportedComponent[]>();
  for (const opened of sources.packages) {
    for (const component of findComponents(opened, (name) => isCovered(name, sources))) {
      byName.set(component.name, [...(byName.get(component.name) ?? []), { ...component, opened }]);
    }
  }
  const runtime = new Map(
    sources.packages.map((opened) => [opened.name, readRuntimeProps(opened)]),
  );
  let passed: readonly ReadonlyMap<string, PassedProps>[] | undefined;
  const receivesOf = (slot: string) =>
    describePassed(slot, (passed ??= sources.packages.map(readPassedProps)));
  return [...byName].flatMap(([name, exported]) => {
    const same = withSameDeclaration(exported);
    const [cheapest] = same;
    const fullest = same.at(-1);
    if (!cheapest || !fullest) {
      return [];
    }
    const runtimeProps = runtime.get(cheapest.opened.name)?.get(name) ?? new Set<string>();
    const ownPackages = new Set(sources.documented.keys());
    const readings = same.map(({ opened, ...types }) => ({
      plan: opened.plan,
      ...readMembers(collectProps(types, opened.checker), {
        checker: opened.checker,
        ownPackages,
        runtimeProps,
      }),
    }));
    const { checker } = fullest.opened;
    const allProps = collectProps(fullest, checker);
    const classes = readClasses(allProps, name, {
      checker,
      owner: cheapest.opened,
      packages: sources.documented,
    });
    const { plan } = cheapest.opened;
    return {
      ...describeEntry(name, same, sources, false),
      kind: 'component',
      props: mergeMembers(readings),
      slots: readSlots(allProps, checker).map((slot) => ({
        ...slot,
        plan,
        ...(isUntypedSlot(slot.type) && receivesOf(slot.name)),
      })),
      classes,
      inherits: readings.at(-1)?.inherits ?? [],
      ...(fullest.props.getStringIndexType() && { takesAnyProp: true }),
      theme: readTheme(name, classes, sources.packages),
    };
  });
}

/** Describes the props that all packages of a family pass to a slot. */
function describePassed(
  slot: string,
  passed: readonly ReadonlyMap<string, PassedProps>[],
): Pick<SlotDoc, 'receives'> {
  const found = passed.flatMap((ofPackage) => ofPackage.get(slot) ?? []);
  return found.length > 0 ? { receives: mergePassed(found) } : {};
}

/** A component, or one wrapped by `React.memo` or `React.forwardRef`, or by both. */
interface Checked {
  propTypes?: object;
  type?: Checked;
  render?: Checked;
}

/**
 * Runs a package's JavaScript and returns the props that each component checks at run time.
 *
 * @returns names of props by exported name; empty without `propTypes`
 * @throws ExtractionError if the package's JavaScript does not run on Node
 */
function readRuntimeProps(located: LocatedPackage): ReadonlyMap<string, ReadonlySet<string>> {
  let exported: Record<string, Checked | null | undefined>;
  try {
    exported = runModule(located, located.script) as typeof exported;
  } catch (cause) {
    throw new ExtractionError(
      `The JavaScript of ${located.name}@${located.version} in ${located.script} does not run: ` +
        `${(cause as Error).message}. Its components' propTypes cannot be read. Run "npm install".`,
      { cause },
    );
  }
  return new Map(
    Object.entries(exported).map(([name, value]) => [
      name,
      new Set(Object.keys(findPropTypes(value ?? {}))),
    ]),
  );
}

function findPropTypes({ propTypes, type, render }: Checked): object {
  const wrapped = type ?? render;
  return propTypes ?? (wrapped ? findPropTypes(wrapped) : {});
}

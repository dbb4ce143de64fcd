import ts from 'typescript';
import type { ComponentEntry, EventDoc, EventsEntry } from '../types';
import { describeEntry } from './describeEntry';
import { ExtractionError } from './ExtractionError';
import { type Exporter, type FamilySources, findExporters } from './familySources';
import { printType } from './printType';
import { readJsDoc } from './readJsDoc';

/**
 * Reads the events of a family from the interface that gives each its types, or from the enum of
 * releases that only name them.
 *
 * @param components the family's components, whose `on…` props listen to events
 * @throws ExtractionError when the reviewed name is not exported
 */
export function extractEvents(
  sources: FamilySources,
  components: readonly ComponentEntry[],
): EventsEntry[] {
  const { events: listName, slug } = sources.family;
  if (listName === null) {
    return [];
  }
  const exporters = findExporters(listName, sources);
  if (exporters.length === 0) {
    throw new ExtractionError(
      `"${listName}" is said to list the events of ${slug}, but no package exports it. ` +
        `Correct "events" in plugins/api-reference/data.`,
    );
  }
  const props = new Set(components.flatMap((entry) => entry.props.map(({ name }) => name)));
  const byName = new Map<string, EventDoc>();
  for (const exporter of exporters) {
    for (const event of readEvents(exporter, props)) {
      byName.set(event.name, byName.get(event.name) ?? event);
    }
  }
  const events = [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const base = describeEntry(listName, exporters, sources, true);
  return [{ ...base, name: 'GridEvents', slug: 'events', kind: 'events', events }];
}

function readEvents({ opened, symbol }: Exporter, props: ReadonlySet<string>): EventDoc[] {
  const { checker, plan } = opened;
  const isEnum = (symbol.flags & ts.SymbolFlags.Enum) !== 0;
  const members = isEnum
    ? [...(symbol.exports?.values() ?? [])]
    : checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return members.flatMap((member) => {
    const { name } = member;
    const { description, deprecated, ignored } = readJsDoc(member, checker);
    const prop = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const types = isEnum
      ? { params: readPromisedParams(description, opened), event: null }
      : readTypes(member, checker);
    const listener = props.has(prop) ? prop : null;
    return ignored ? [] : { name, description, deprecated, plan, ...types, prop: listener };
  });
}

function readTypes(member: ts.Symbol, checker: ts.TypeChecker): Pick<EventDoc, 'params' | 'event'> {
  const read = (name: string): string | null => {
    const part = checker.getTypeOfSymbol(member).getProperty(name);
    const source = part?.declarations?.[0]?.getText() ?? '';
    return part ? printType(checker.getTypeOfSymbol(part), { checker, depth: 1, source }) : null;
  };
  return { params: read('params'), event: read('event') };
}

/** An enum has no types, but its comments contain "Called with a [[GridRowParams]] object". */
function readPromisedParams(description: string, { exports }: Exporter['opened']): string | null {
  const [, name] = /Called with an? \[\[(\w+)\]\]/.exec(description) ?? [];
  return name !== undefined && exports.has(name) ? name : null;
}

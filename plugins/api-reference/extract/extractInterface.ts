import ts from 'typescript';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import type { InterfaceEntry, PropDoc } from '../types';
import { describeEntry } from './describeEntry';
import { ExtractionError } from './ExtractionError';
import { type Exporter, type FamilySources, findExporters } from './familySources';
import { groupMembers } from './groupMembers';
import { mergeMembers } from './mergeMembers';
import { readDefinition, readTypeParameters } from './readDefinition';
import { readJsDoc } from './readJsDoc';
import { type PropScope, readProps } from './readProps';
import { readSignature } from './readSignatures';
import { readStatics } from './readStatics';

/**
 * Extracts an exported type or class from all packages of its family.
 *
 * @throws ExtractionError if no package exports it
 */
export function extractInterface(name: string, sources: FamilySources): InterfaceEntry {
  const exporters = findExporters(name, sources);
  const fullest = exporters.at(-1);
  if (!fullest) {
    throw unknownInterface(name, sources);
  }
  const isClass = (fullest.symbol.flags & ts.SymbolFlags.Class) !== 0;
  const readings = exporters.map((exporter) => readMembers(exporter, sources));
  const props = mergeMembers(readings).map((prop) => withoutOwn(prop, name));
  return {
    ...describeEntry(name, exporters, sources, !isClass),
    kind: isClass ? 'class' : 'interface',
    typeParameters: readTypeParameters(fullest.symbol),
    definition: readDefinition(fullest.symbol),
    constructors: isClass ? readConstructors(fullest) : [],
    props,
    groups: groupMembers(props, fullest),
    inherits: readings.at(-1)?.inherits ?? [],
  };
}

function readMembers({ opened, symbol }: Exporter, { documented }: FamilySources) {
  const scope: PropScope = {
    checker: opened.checker,
    ownPackages: new Set(documented.keys()),
    runtimeProps: null,
  };
  const type = opened.checker.getDeclaredTypeOfSymbol(symbol);
  const { props, inherits } = hasMembers(type) ? readProps(type, scope) : NO_MEMBERS;
  return { plan: opened.plan, props: [...props, ...readStatics(symbol, scope)], inherits };
}

const NO_MEMBERS = { props: [], inherits: [] };

/** Only inherited members name the interface that declares them. */
function withoutOwn({ from, ...prop }: PropDoc, name: string): PropDoc {
  return from === undefined || from === name ? prop : { ...prop, from };
}

/** Excludes the methods of arrays and strings. */
function hasMembers(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      !isList(part) &&
      part.getCallSignatures().length === 0,
  );
}

function isList(type: ts.Type): boolean {
  return type.getNumberIndexType() !== undefined;
}

function readConstructors({ opened, symbol }: Exporter): InterfaceEntry['constructors'] {
  const { checker } = opened;
  return checker
    .getTypeOfSymbol(symbol)
    .getConstructSignatures()
    .map((signature) => readSignature(signature, readJsDoc(signature, checker), checker));
}

function unknownInterface(name: string, { family, packages }: FamilySources): ExtractionError {
  const names = new Set(packages.flatMap(({ exports }) => [...exports.keys()]));
  const nearest = nearestName(name, names);
  return new ExtractionError(
    `"${name}" is listed as an interface of ${family.slug}, but ` +
      `${packages.map((opened) => `${opened.name}@${opened.version}`).join(', ')} do not export it. ` +
      `${nearest ? `Did you mean "${nearest}"? ` : ''}` +
      `Correct the list in plugins/api-reference/data.`,
  );
}

import ts from 'typescript';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import type { InterfaceEntry, PropDoc, MemberGroup } from '../types';
import { describeEntry } from './describeEntry';
import { ExtractionError } from './ExtractionError';
import { type Exporter, type FamilySources, findExporters } from './familySources';
import { mergeMembers } from './mergeMembers';
import { readJsDoc } from './readJsDoc';
import { type PropScope, readProps, type UnplannedProp } from './readProps';
import { readSignature } from './readSignatures';
import { authorText } from './authorText';
import { packageOfFile } from './packageOfFile';

/** A few base interfaces are an author's way to share members; many are features. */
const MIN_GROUPS = 4;

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

/** Groups the members of an interface that extends many others by the declaring interface. */
function groupMembers(props: readonly PropDoc[], { opened }: Exporter): MemberGroup[] {
  const names = [...new Set(props.flatMap(({ from }) => from ?? []))].sort();
  if (names.length < MIN_GROUPS) {
    return [];
  }
  return names.map((name) => {
    const symbol = opened.exports.get(name);
    return {
      name,
      title: toFeature(name),
      description: symbol ? readJsDoc(symbol, opened.checker).description : '',
      members: props.filter(({ from }) => from === name).map((prop) => prop.name),
    };
  });
}

/** `GridRowSelectionApi` is about `Row selection`. */
function toFeature(name: string): string {
  const words = name
    .replace(/^Grid/, '')
    .replace(/Api(Base|Common|Community|Pro|Premium)?$/, '')
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  return words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * Returns the definition of an alias as its author wrote it.
 *
 * @returns `null` for an interface, a class, and an alias of an object whose members are listed
 */
function readDefinition(symbol: ts.Symbol): string | null {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  return node && !ts.isTypeLiteralNode(node) ? oneLine(authorText(node)) : null;
}

/** Returns the type parameters of a type; empty if it has none. */
function readTypeParameters(symbol: ts.Symbol): string {
  const node = symbol.declarations?.find(
    (declaration) =>
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration),
  );
  const parameters = node?.typeParameters?.map((parameter) => oneLine(authorText(parameter))) ?? [];
  return parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
}

function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}

/**
 * Extracts the static members of a class: `setLicenseKey` of `LicenseInfo.setLicenseKey()`.
 *
 * Includes inherited members from any package: `LicenseInfo` of `@mui/x-data-grid-pro` is an empty subclass of that of
 * `@mui/x-license`. Excludes members that every function or error has.
 *
 * @returns an empty list for anything but a class
 */
function readStatics(symbol: ts.Symbol, scope: PropScope): UnplannedProp[] {
  if (!(symbol.flags & ts.SymbolFlags.Class)) {
    return [];
  }
  const type = scope.checker.getTypeOfSymbol(symbol);
  const ownPackages = new Set(type.getProperties().flatMap(packagesOfClasses));
  return readProps(type, { ...scope, ownPackages }).props.map((prop) => ({
    ...prop,
    static: true,
  }));
}

/** Packages whose classes declare a member. */
function packagesOfClasses({ declarations = [] }: ts.Symbol): string[] {
  return declarations
    .filter(({ parent }) => ts.isClassLike(parent))
    .map((declaration) => packageOfFile(declaration.getSourceFile().fileName));
}

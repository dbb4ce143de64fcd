import ts from 'typescript';
import type { InheritedProps, PropDoc } from '../types';
import { collectMembers, type Member } from './collectMembers';
import { packageOfFile, pathInPackage } from './packageOfFile';
import { printType } from './printType';
import { readJsDoc } from './readJsDoc';
import { readSignatures } from './readSignatures';

/** Data that decides whether a prop belongs to the component itself. */
export interface PropScope {
  checker: ts.TypeChecker;
  /** The documented packages, whose members are listed in full. */
  ownPackages: ReadonlySet<string>;
  /** Names in a component's runtime `propTypes`: its authors' choice among inherited props. `null` for an interface. */
  runtimeProps: ReadonlySet<string> | null;
}

/** A prop before plans are compared across packages. */
export type UnplannedProp = Omit<PropDoc, 'plan'>;

/** Maximum length of an expanded type; for longer types, the author's text is more readable. */
const MAX_READABLE_LENGTH = 300;

/** React keeps these two for itself. */
const REACT_ONLY = new Set(['ref', 'key']);

/** Props that are listed, and those that are only named. */
export interface ReadProps {
  props: UnplannedProp[];
  inherits: InheritedProps[];
}

/** Reads the members of an object type, required ones first, then by name. */
export function readProps(type: ts.Type, scope: PropScope): ReadProps {
  return readMembers(collectMembers(type, scope.checker), scope);
}

/** Reads the members of a props type or an interface, required ones first, then by name. */
export function readMembers(members: readonly Member[], scope: PropScope): ReadProps {
  const props: UnplannedProp[] = [];
  const inherited: Member[] = [];
  for (const member of members) {
    if (REACT_ONLY.has(member.name)) {
      continue;
    }
    if (isOwn(member, scope)) {
      const prop = readProp(member, scope);
      if (prop) {
        props.push(prop);
      }
    } else {
      inherited.push(member);
    }
  }
  props.sort(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en'),
  );
  return { props, inherits: groupInherited(inherited) };
}

function isOwn(member: Member, { ownPackages, runtimeProps }: PropScope): boolean {
  return (
    runtimeProps?.has(member.name) ||
    member.symbols
      .flatMap((symbol) => declarationFiles(symbol))
      .some((file) => ownPackages.has(packageOfFile(file)))
  );
}

function readProp(member: Member, scope: PropScope): UnplannedProp | null {
  const { checker } = scope;
  const docs = member.symbols.map((symbol) => readJsDoc(symbol, checker));
  const doc = docs.find(({ description }) => description !== '') ?? docs[0];
  const types = member.symbols
    .map((symbol) => readType(symbol, checker, !member.required))
    .filter((text) => text !== 'never' && text !== 'undefined');
  if (!doc || doc.ignored || types.length === 0) {
    return null;
  }
  const [symbol] = member.symbols;
  const signatures = symbol ? readSignatures(checker.getTypeOfSymbol(symbol), doc, checker) : [];
  const from = symbol && scope.runtimeProps === null ? declaringInterface(symbol) : undefined;
  return {
    name: member.name,
    type: joinTypes(types),
    required: member.required,
    default: doc.default,
    description: doc.description,
    deprecated: doc.deprecated,
    ...(signatures.length > 0 && { signatures }),
    ...(from !== undefined && { from }),
  };
}

const LITERALS = /^'[^']*'(?: \| '[^']*')*$/;

/** All forms of a member in one type, each literal once. */
function joinTypes(types: readonly string[]): string {
  const parts = types.every((type) => LITERALS.test(type))
    ? types.flatMap((type) => type.split(' | '))
    : types;
  return [...new Set(parts)].join(' | ');
}

function readType(symbol: ts.Symbol, checker: ts.TypeChecker, optional: boolean): string {
  const declaration = symbol.declarations?.[0];
  const source = declaration?.getText() ?? '';
  const context = { checker, depth: 0, source };
  const printed = printType(checker.getTypeOfSymbol(symbol), context, optional);
  const written =
    printed.length > MAX_READABLE_LENGTH && declaration ? asWritten(declaration) : null;
  return written ?? printed;
}

function asWritten(declaration: ts.Declaration): string | null {
  if (ts.isMethodSignature(declaration) && declaration.type) {
    const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
    return `(${parameters}) => ${declaration.type.getText()}`.replace(/\s+/g, ' ');
  }
  const isProperty = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  const node = isProperty ? declaration.type : undefined;
  return node?.getText().replace(/\s+/g, ' ') ?? null;
}

function groupInherited(members: readonly Member[]): InheritedProps[] {
  const groups = new Map<string, InheritedProps>();
  for (const { name, symbols } of members) {
    const declaration = symbols.flatMap((symbol) => symbol.declarations ?? [])[0];
    if (!declaration) {
      continue;
    }
    const file = declaration.getSourceFile().fileName;
    const owner = packageOfFile(file);
    const from = declaredIn(declaration, owner, file);
    const group = groups.get(`${owner}/${from}`) ?? { from, package: owner, props: [] };
    groups.set(`${owner}/${from}`, group);
    group.props.push(name);
  }
  return [...groups.values()].map((group) => ({ ...group, props: group.props.sort() }));
}

/** Material's props are identified by their component, which the folder is named after; others by their interface. */
function declaredIn(declaration: ts.Declaration, owner: string, file: string): string {
  const [folder = ''] = pathInPackage(file).split('/');
  if (owner.startsWith('@') && /^[A-Z]/.test(folder)) {
    return folder;
  }
  const parent = declaration.parent;
  return ts.isInterfaceDeclaration(parent) ? parent.name.text : folder.replace(/\.d\.ts$/, '');
}

function declaringInterface(symbol: ts.Symbol): string | undefined {
  const parent = symbol.declarations?.[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined;
}

function declarationFiles(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
}

import ts from 'typescript';

/** The type of a component's props. */
export interface PropTypes {
  props: ts.Type;
  /** Type parameters of the component's signature, which types of props may reference. */
  typeParameters: readonly ts.TypeParameter[];
}

/** A member of a props type or an interface, with each of its forms in a union. */
export interface Member {
  name: string;
  symbols: ts.Symbol[];
  required: boolean;
}

/** The compiler's internal `CheckFlags.Instantiated`: the type of the symbol is the instantiated type of its target. */
const INSTANTIATED = 1;

/** The compiler's internal `TypeMapKind.Array`: replaces each source with the target at the same index. */
const ARRAY_MAPPER = 1;

/**
 * Lists the members of a type. Of a union, the members of every branch count; one is required
 * only when each branch requires it. What depends on a type parameter, as `min` and `max` of an axis do, is a member that
 * is not required.
 */
export function collectMembers(type: ts.Type, checker: ts.TypeChecker): Member[] {
  const branches = type.isUnion() ? type.types : [type];
  const members = new Map<string, Member & { branches: number }>();
  for (const branch of branches) {
    for (const symbol of checker.getPropertiesOfType(checker.getApparentType(branch))) {
      if (isHidden(symbol)) {
        continue;
      }
      const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
      const known = members.get(symbol.name);
      if (known) {
        known.symbols.push(symbol);
        known.required &&= required;
        known.branches += 1;
      } else {
        members.set(symbol.name, { name: symbol.name, symbols: [symbol], required, branches: 1 });
      }
    }
  }
  for (const symbol of branches.flatMap((branch) => listOnCondition(branch, checker))) {
    const { name } = symbol;
    const known = members.get(name) ?? { name, symbols: [], required: false, branches: 0 };
    known.symbols.push(symbol);
    members.set(name, known);
  }
  return [...members.values()].map(({ name, symbols, required, branches: seen }) => ({
    name,
    symbols,
    required: required && seen === branches.length,
  }));
}

/** Lists the props of a component; those that only exist with the defaults of its type parameters come last. */
export function collectProps(
  { props, typeParameters }: PropTypes,
  checker: ts.TypeChecker,
): Member[] {
  const members = collectMembers(props, checker);
  if (typeParameters.length === 0 || !isOpen(props)) {
    return members;
  }
  const names = new Set(members.map(({ name }) => name));
  const withDefaults = instantiateDefaults(props, typeParameters, checker);
  const further = collectMembers(withDefaults, checker).filter(({ name }) => !names.has(name));
  return [...members, ...further];
}

/** Returns whether type parameters determine which props exist, and not only their types. */
function isOpen(props: ts.Type): boolean {
  const parts = props.isUnionOrIntersection() ? props.types : [props];
  const isNested = parts.some((part) => part !== props && isOpen(part));
  const isMapped = ((props as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
  return isNested || isMapped || (props.flags & ts.TypeFlags.Instantiable) !== 0;
}

/** Returns the properties of all branches of conditional types. */
function listOnCondition(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const parts = type.isIntersection() ? type.types : [type];
  return parts
    .filter(isCondition)
    .flatMap((condition) => listBranches(condition, checker))
    .flatMap((branch) => (branch.flags & ts.TypeFlags.Object ? branch.getProperties() : []));
}

const isCondition = (type: ts.Type): type is ts.ConditionalType =>
  (type.flags & ts.TypeFlags.Conditional) !== 0;

function listBranches({ root: { node } }: ts.ConditionalType, checker: ts.TypeChecker): ts.Type[] {
  return [node.trueType, node.falseType].flatMap((branch) => {
    const type = checker.getTypeFromTypeNode(branch);
    return isCondition(type) ? listBranches(type, checker) : [type];
  });
}

/** Returns whether a class member is private or protected. */
function isHidden(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & hidden) !== 0;
}

/**
 * Instantiates a type as a call without type arguments does: each type parameter becomes its default or, without one, its
 * constraint.
 *
 * @param parameters the type parameters of the signature that the type belongs to, in their order
 */
function instantiateDefaults(
  type: ts.Type,
  parameters: readonly ts.TypeParameter[],
  checker: ts.TypeChecker,
): ts.Type {
  const targets: ts.Type[] = [];
  for (const parameter of parameters) {
    const argument =
      parameter.getDefault() ?? parameter.getConstraint() ?? checker.getUnknownType();
    // A default may refer to the parameters before it.
    targets.push(instantiate(argument, { sources: parameters, targets }, checker));
  }
  return instantiate(type, { sources: parameters, targets }, checker);
}

interface TypeArguments {
  sources: readonly ts.TypeParameter[];
  targets: readonly ts.Type[];
}

/** The compiler only instantiates types of symbols, so the type is wrapped in one. */
function instantiate(
  type: ts.Type,
  { sources, targets }: TypeArguments,
  checker: ts.TypeChecker,
): ts.Type {
  const known = sources.slice(0, targets.length);
  const mapper = { kind: ARRAY_MAPPER, sources: known, targets: [...targets] };
  const target = createSymbol({ checkFlags: 0, type });
  return checker.getTypeOfSymbol(createSymbol({ checkFlags: INSTANTIATED, target, mapper }));
}

function createSymbol(links: object): ts.Symbol {
  return {
    flags: ts.SymbolFlags.Property | ts.SymbolFlags.Transient,
    links,
  } as unknown as ts.Symbol;
}

import ts from 'typescript';

/**
 * Instantiates a type as a call without type arguments does: each type parameter becomes its default or, without one, its
 * constraint.
 *
 * @param parameters the type parameters of the signature that the type belongs to, in their order
 */
export function instantiateDefaults(
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

/** The compiler's internal `CheckFlags.Instantiated`: the type of the symbol is the instantiated type of its target. */
const INSTANTIATED = 1;

/** The compiler's internal `TypeMapKind.Array`: replaces each source with the target at the same index. */
const ARRAY_MAPPER = 1;

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

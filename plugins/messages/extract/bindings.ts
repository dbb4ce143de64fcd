import type ts from 'typescript';

/** Arguments for the parameters of functions at the current call. */
export type Bindings = ReadonlyMap<ts.ParameterDeclaration, Bound>;

interface Bound {
  /** `null` for an argument that is left out. */
  readonly expression: ts.Expression | null;
  readonly bindings: Bindings;
}

export const NOTHING_BOUND: Bindings = new Map();

/** Says what the parameters of a function are in a call of it. */
export function bindArguments(
  code: ts.SignatureDeclarationBase,
  given: readonly ts.Expression[],
  bindings: Bindings,
  outer: Bindings = NOTHING_BOUND,
): Bindings {
  const bound = code.parameters.map((parameter, index): [ts.ParameterDeclaration, Bound] => [
    parameter,
    { expression: given[index] ?? null, bindings },
  ]);
  return new Map([...outer, ...bound]);
}

import type ts from 'typescript';

/** Arguments of the current calls, by parameter. */
export type Bindings = ReadonlyMap<ts.ParameterDeclaration, Bound>;

interface Bound {
  /** `null` for an omitted argument. */
  readonly expression: ts.Expression | null;
  readonly bindings: Bindings;
}

export const NOTHING_BOUND: Bindings = new Map();

/** Binds the parameters of a function to the arguments of a call. */
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

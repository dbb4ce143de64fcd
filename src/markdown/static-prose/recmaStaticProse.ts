import type { Program } from 'estree';
import { deferChildren } from '../deferChildren';

/**
 * Bundle constant that is true if the bundle renders prose. It is a constant so that the minifier removes dead code.
 */
export const RENDERS_PROSE = 'RENDERS_PROSE';

/** Removes the content of `<Prose>` from the browser's bundle, where its children are `null`. */
export function recmaStaticProse() {
  return (program: Program): void =>
    deferChildren(program, 'Prose', (children) => ({
      type: 'ConditionalExpression',
      test: { type: 'Identifier', name: RENDERS_PROSE },
      consequent: children,
      alternate: { type: 'Literal', value: null },
    }));
}

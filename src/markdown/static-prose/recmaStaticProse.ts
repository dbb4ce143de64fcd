import type { Program } from 'estree';
import { deferChildren } from '../deferChildren';

/** Says in a bundle whether it renders prose; a constant, so that the minifier drops what is behind it. */
export const RENDERS_PROSE = 'RENDERS_PROSE';

/** Leaves what `<Prose>` holds out of the browser's bundle: there its children are `null`. */
export function recmaStaticProse() {
  return (program: Program): void =>
    deferChildren(program, 'Prose', (children) => ({
      type: 'ConditionalExpression',
      test: { type: 'Identifier', name: RENDERS_PROSE },
      consequent: children,
      alternate: { type: 'Literal', value: null },
    }));
}

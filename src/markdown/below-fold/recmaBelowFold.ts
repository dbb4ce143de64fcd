import type { Program } from 'estree';
import { deferChildren } from '../deferChildren';

/**
 * Lets the compiled page describe what `<BelowFold>` holds in a function: a change of page then does not even make the
 * elements that nobody sees yet.
 */
export function recmaBelowFold() {
  return (program: Program): void => deferChildren(program, 'BelowFold');
}

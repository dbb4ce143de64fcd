import type { Program } from 'estree';
import { deferChildren } from '../deferChildren';

/**
 * Moves the content of `<BelowFold>` into a function in the compiled page, so that a navigation does not even create
 * the
 * elements that are not visible yet.
 */
export function recmaBelowFold() {
  return (program: Program): void => deferChildren(program, 'BelowFold');
}

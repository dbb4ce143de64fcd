import { BREAKING, type Hit } from '../../packages/component-docs-cli/src/upgrade/types.ts';
import type { CompileError } from './compileCode.ts';

/**
 * Whether a hit and an error are about the same code: on the same lines, or the error message contains the hit's name.
 */
function isAbout({ line, name }: Hit, { first, last, message }: CompileError): boolean {
  return (line >= first && line <= last) || message.includes(name);
}

/** Returns errors in upgraded code that no breaking hit announces, as lines of code. */
export function findUnannounced(
  errors: readonly CompileError[],
  left: readonly Hit[],
  after: string,
): string[] {
  const breaking = left.filter(({ change }) => BREAKING.has(change));
  const lines = after.split('\n');
  return errors
    .filter((error) => !breaking.some((hit) => isAbout(hit, error)))
    .map(({ line }) => lines[line - 1]!.trim());
}

/**
 * Returns hits that no guide explains and that no error of the older code, compiled against the later version,
 * confirms.
 */
export function findUnfounded(errors: readonly CompileError[], hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit) => hit.guides.length === 0 && !errors.some((error) => isAbout(hit, error)),
  );
}

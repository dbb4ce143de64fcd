import { BREAKING, type Hit } from '../../packages/component-docs-cli/src/upgrade/types.ts';
import type { CompileError } from './compileCode.ts';

/** Whether a hit is about the code that an error is about: it is in the same lines, or the error names it. */
function isAbout({ line, name }: Hit, { first, last, message }: CompileError): boolean {
  return (line >= first && line <= last) || message.includes(name);
}

/** The errors in upgraded code that nothing which has to change announces, by line of code. */
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

/** The hits that neither a guide explains nor an error of the older code, compiled against the later version, confirms. */
export function findUnfounded(errors: readonly CompileError[], hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit) => hit.guides.length === 0 && !errors.some((error) => isAbout(hit, error)),
  );
}

import type { Hit } from '../../packages/component-docs-cli/src/upgrade/types.ts';

/**
 * A hit as lists of expected ones have it: the line, what happened, what it happened to, what takes its place, and the
 * sections that explain it.
 *
 * @param offset lines above the code that are not part of it
 */
export function printHit(
  { line, change, kind, of, name, instead, guides }: Hit,
  offset = 0,
): string {
  const owner = of === '' || kind === 'export' ? '' : `${of}.`;
  const successor = instead === null ? '' : ` → ${instead}`;
  const sections = guides.map(({ address }) => address.slice(address.indexOf('#')));
  return [line - offset, change, kind, `${owner}${name}${successor}`, ...sections].join(' ');
}

/** A hit as a person notes it: the line of code, what happened, and what takes its place. */
export function printHitInCode({ code, change, name, instead }: Hit): string {
  return `${code} :: ${change} ${name}${instead === null ? '' : ` → ${instead}`}`;
}

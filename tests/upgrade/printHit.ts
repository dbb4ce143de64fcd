import type { Hit } from '../../packages/component-docs-cli/src/upgrade/types.ts';

/**
 * Formats a hit for lists of expected hits: the line, the change, the name, its replacement, and the sections that
 * explain it.
 *
 * @param offset number of lines above the code that are not part of it
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

/** Formats a hit like a hand-written list: the line of code, the change, and the replacement. */
export function printHitInCode({ code, change, name, instead }: Hit): string {
  return `${code} :: ${change} ${name}${instead === null ? '' : ` → ${instead}`}`;
}

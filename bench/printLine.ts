/**
 * Prints one figure, with the peer's figure next to it.
 *
 * @param target whether the target is met, and the target itself
 */
export function line(
  what: string,
  own: string,
  other = '',
  target?: readonly [boolean, string],
): void {
  const verdict = target ? `${target[0] ? 'met   ' : 'MISSED'} ${target[1]}` : '';
  console.log(
    `  ${what.padEnd(28)}${own.padStart(12)}${other.padStart(12)}   ${verdict}`.trimEnd(),
  );
}

export function kib(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${(bytes / 1024).toFixed(1)} KiB`;
}

export function gib(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
}

export function ms(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`;
}

/** An address that leads to a demo and carries something for it, in its fragment. */
const FRAGMENT = /#demo-(\w+)\?(.+)$/;

/** @returns the demo's id and what stands behind the `?`; `null` for an address that carries nothing */
export function readDemoAddress(address: string): { id: string; text: string } | null {
  const [, id, text] = FRAGMENT.exec(address) ?? [];
  return id && text ? { id, text } : null;
}

/**
 * Takes what an address carries for a demo out of the address bar, so that the page does not bring it back when it is
 * loaded again.
 *
 * @param names parameters; by default all of them
 */
export function dropFromAddress(id: string, names?: readonly string[]): void {
  const carried = readDemoAddress(location.href);
  if (carried?.id !== id) {
    return;
  }
  const parameters = new URLSearchParams(names && carried.text);
  names?.forEach((name) => parameters.delete(name));
  writeAddress(id, parameters);
}

/** Puts an address into the address bar that leads to a demo; the page takes no notice of it. */
export function writeAddress(id: string, parameters: URLSearchParams): void {
  const fragment = parameters.size > 0 ? `#demo-${id}?${parameters}` : `#demo-${id}`;
  history.replaceState(history.state, '', fragment);
}

/** An address that leads to a demo, with or without something for it, in its fragment. */
const FRAGMENT = /#demo-(\w+)(?:(\?|%3F)(.*))?$/i;

/**
 * Reads to which demo an address leads. Some programs that pass addresses on encode what is behind the id.
 *
 * @returns the demo's id and what the address carries for it, empty where that is nothing; `null` for other addresses
 */
export function readDemoAddress(address: string): { id: string; text: string } | null {
  const [, id, mark, text = ''] = FRAGMENT.exec(address) ?? [];
  return id ? { id, text: mark === '?' ? text : decode(text) } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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

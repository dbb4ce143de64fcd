/** Matches the fragment of an address that links to a demo, with or without parameters. */
const FRAGMENT = /#demo-(\w+)(?:(\?|%3F)(.*))?$/i;

/**
 * Reads which demo an address links to. Some apps that forward addresses encode the part after the id.
 *
 * @returns the demo's id and its parameters as text, which may be empty; `null` for other addresses
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
 * Removes a demo's parameters from the address bar, so that they are not applied again after a reload.
 *
 * @param names parameters to remove; all by default
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

/** Writes a link to a demo into the address bar, without triggering navigation. */
export function writeAddress(id: string, parameters: URLSearchParams): void {
  const fragment = parameters.size > 0 ? `#demo-${id}?${parameters}` : `#demo-${id}`;
  history.replaceState(history.state, '', fragment);
}

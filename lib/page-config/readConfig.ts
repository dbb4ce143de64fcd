/**
 * Reads what `createConfigTag` wrote into the page.
 *
 * @returns null where the page has no such settings, which is how it says that a thing is off
 */
export function readConfig<Config>(id: string): Config | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Config) : null;
}

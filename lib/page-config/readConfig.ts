/**
 * Reads the settings that `createConfigTag` wrote into the page.
 *
 * @returns null if the page has no such settings and the feature is disabled
 */
export function readConfig<Config>(id: string): Config | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Config) : null;
}

/** Below the demo host of a version: a demo's former page, or its files. Ids of demos begin with a capital letter. */
const DEMO = /^(\/x\/(?:[\w.]+\/)?demos\/|\/demos\/)([A-Z]\w*)(\/source\.txt)?$/;

/**
 * Finds where a demo's address leads: one page shows all demos of a version, and their files are stored once for all
 * languages.
 *
 * @param path without the prefix of the language and without the last slash
 * @param prefix that of the language, `/zh`
 */
export function findDemoRedirect(path: string, prefix: string): string | undefined {
  const [, host, id, source] = DEMO.exec(path) ?? [];
  if (!host || !id) {
    return undefined;
  }
  return source ? host + id + source : `${prefix}${host}?demo=${id}`;
}

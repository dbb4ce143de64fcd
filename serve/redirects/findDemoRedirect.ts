/** Matches a demo's former page or its files, below the demo host of a version. Demo ids begin with a capital letter. */
const DEMO = /^(\/x\/(?:[\w.]+\/)?demos\/|\/demos\/)([A-Z]\w*)(\/source\.txt)?$/;

/**
 * Returns the redirect of a demo's address: one page shows all demos of a version, and their files are stored once for all
 * languages.
 *
 * @param path without the language prefix and the trailing slash
 * @param prefix language prefix, such as `/zh`
 */
export function findDemoRedirect(path: string, prefix: string): string | undefined {
  const [, host, id, source] = DEMO.exec(path) ?? [];
  if (!host || !id) {
    return undefined;
  }
  return source ? host + id + source : `${prefix}${host}?demo=${id}`;
}

/**
 * The address of the reference of the core components, which readers and older links know as `/api`. The reference of
 * each family lies below `/x/api` and stays there.
 *
 * @param path without the prefix of a language
 */
export function toApiDocs(path: string): string {
  return path.replace(/^\/api(?=\/|$)/, '/api-docs');
}

import { HostError } from './HostError';

const NAMESPACE = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+([\w$]+)/gm;

/**
 * Finds namespaces that code without types still needs: the compiler takes them all for types.
 *
 * @param modern the file without types; its lines are the same
 * @throws a `HostError` of kind `syntax`
 */
export function checkNamespaces(file: string, text: string, modern: string): void {
  const kept = modern.split('\n');
  for (const { index, 0: start, 1: name = '' } of text.matchAll(NAMESPACE)) {
    const line = text.slice(0, index).split('\n').length;
    const isGone = !kept[line - 1]?.includes(start);
    if (isGone && new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(modern)) {
      throw new HostError({
        kind: 'syntax',
        finding: { code: 'namespace', values: { name } },
        file,
        line,
      });
    }
  }
}

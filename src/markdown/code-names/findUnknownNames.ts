import { nearestName } from '../../../lib/diagnostics/nearestName';
import { isMessage } from './isMessage';
import { namesInSpan } from './namesInSpan';
import { packageOf } from './packages/importableModules';
import type { KnownNames, PageCode } from './types';

/**
 * Checks the names in a page's code spans.
 *
 * @param words the names in the page's listings and demos
 * @param versions the known names of the versions that the page mentions: its own, and both on a migration page
 * @returns one message for each unknown name
 */
export function findUnknownNames(
  { file, spans, terms }: Pick<PageCode, 'file' | 'spans' | 'terms'>,
  words: ReadonlySet<string>,
  versions: readonly KnownNames[],
): string[] {
  const own = new Set([...words, ...terms]);
  const isKnown = (name: string) =>
    own.has(name) ||
    versions.some(({ library, platform }) => library.has(name) || platform.has(name)) ||
    name.startsWith('data-') ||
    versions.some(({ library }) => isPart(name, library));
  return spans.flatMap(({ text, line }) => {
    if (own.has(text) || isMessage(text)) {
      return [];
    }
    const { names, modules } = namesInSpan(text);
    const unknown = [
      ...names.filter((name) => !isKnown(name)),
      ...modules.filter((module) => !isKnown(packageOf(module))),
    ];
    return [...new Set(unknown)].map(
      (name) => `${file}:${line} ${explain(name, text, own, versions)}`,
    );
  });
}

/** Matches a common prefix or suffix of names: `unstable_`, `MuiDataGrid-`, `Desktop` or `SlotsComponent`. */
function isPart(text: string, names: ReadonlySet<string>): boolean {
  if (/[_-]$/.test(text)) {
    return [...names].some((name) => name !== text && name.startsWith(text));
  }
  return (
    /^[A-Z]\w+$/.test(text) &&
    [...names].some(
      (name) =>
        (name.startsWith(text) && /[A-Z_]/.test(name[text.length] ?? '')) ||
        (name.endsWith(text) && /[a-z]/.test(name.at(-text.length - 1) ?? '')),
    )
  );
}

function explain(
  name: string,
  span: string,
  own: ReadonlySet<string>,
  versions: readonly KnownNames[],
): string {
  const near = nearestName(name, [...own, ...versions.flatMap(({ library }) => [...library])]);
  const where = name === span ? `\`${name}\`` : `"${name}" in \`${span}\``;
  return (
    `${where} is no name of the packages, of this page's code or of the platform.` +
    `${near ? ` Did you mean "${near}"?` : ''} Fix it, or put it among the "terms" of the front matter.`
  );
}

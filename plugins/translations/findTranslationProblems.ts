import path from 'node:path';
import type { ExtractedStrings } from './types';

/** Ids of strings that Docusaurus' own theme shows; the site may word them otherwise. */
const THEME_ID = /^theme\./;

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Compares the strings of the interface with one language's translations.
 *
 * @returns one message for each string without a translation, translation without a string, placeholder that differs,
 *   and string whose id cannot be read from the code
 */
export function findTranslationProblems(
  { strings, warnings }: ExtractedStrings,
  translations: ReadonlyMap<string, string>,
  { siteDir, file }: { readonly siteDir: string; readonly file: string },
): string[] {
  const target = path.relative(siteDir, file);
  const known = new Set(strings.map(({ id }) => id));
  const missing = strings
    .filter(({ id }) => !translations.has(id) && !THEME_ID.test(id))
    .map(
      ({ id, message, file: source }) =>
        `${path.relative(siteDir, source)} shows "${id}" (${JSON.stringify(message)}), which ${target} does not translate. ` +
        `Add "${id}": { "message": "…" } there.`,
    );
  const stale = [...translations.keys()]
    .filter((id) => !known.has(id) && !THEME_ID.test(id))
    .map(
      (id) => `${target} translates "${id}", which no code shows. Delete the entry, or fix the id.`,
    );
  const differing = strings.flatMap(({ id, message }) => {
    const translation = translations.get(id);
    return translation === undefined || placeholders(message) === placeholders(translation)
      ? []
      : [
          `${target} translates "${id}" with other placeholders than ${JSON.stringify(message)} has.`,
        ];
  });
  return [...warnings, ...missing, ...stale, ...differing];
}

function placeholders(text: string): string {
  return [...text.matchAll(PLACEHOLDER)]
    .map((match) => match[1])
    .sort()
    .join();
}

import { readFileSync } from 'node:fs';

/** The ids that a language's `code.json` translates, with their text. */
export function readTranslations(file: string): ReadonlyMap<string, string> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read (${(cause as Error).message}). It must be a JSON object of { "<id>": { "message": "…" } }.`,
      { cause },
    );
  }
  return new Map(
    Object.entries(content as Record<string, { message?: unknown }>).map(([id, entry]) => {
      if (typeof entry.message !== 'string' || entry.message.trim() === '') {
        throw new Error(`${file}: "${id}" has no "message". Write its translation there.`);
      }
      return [id, entry.message];
    }),
  );
}

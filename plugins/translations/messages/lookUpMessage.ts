import { DEFAULT_LANGUAGE } from './languageOfFile';
import type { Messages, MessageTree } from './types';

/** Placeholder for a missing text. */
const ELLIPSIS = '…';

const warned = new Set<string>();

/**
 * Looks a text up.
 *
 * A language that does not exist is an error of the code that asks for it: it is logged, and readers see an ellipsis.
 * A text that is not translated is shown in English, with one warning.
 *
 * @param messages of one part of the site
 * @param language two letters
 * @param key the way to the text, with dots between its parts: `products.data-grid`
 * @param values what is put in place of `{name}`
 */
export function lookUpMessage(
  messages: Messages,
  language: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const tree = messages[language];
  if (tree === undefined) {
    console.error(`There are no texts in the language "${language}" (asked for "${key}").`);
    return ELLIPSIS;
  }
  const text = find(tree, key);
  const shown = text ?? find(messages[DEFAULT_LANGUAGE] ?? {}, key) ?? ELLIPSIS;
  if (text === undefined) {
    warnOnce(`"${key}" is not translated to the language "${language}".`);
  }
  return shown.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function find(tree: MessageTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}

function warnOnce(warning: string): void {
  if (!warned.has(warning)) {
    warned.add(warning);
    console.warn(warning);
  }
}

import { DEFAULT_LANGUAGE } from './languageOfFile';
import type { Messages, MessageTree } from './types';

/**
 * Compares the texts of each language with the English ones.
 *
 * @param name of the part of the site
 * @returns one message for each text that is missing or left over
 */
export function findMessageProblems(name: string, messages: Messages): string[] {
  const english = listKeys(messages[DEFAULT_LANGUAGE] ?? {});
  return Object.entries(messages).flatMap(([language, tree]) => {
    const keys = listKeys(tree);
    const file = `i18n/${language}/${name}-${language}.json`;
    return language === DEFAULT_LANGUAGE
      ? []
      : [
          ...english
            .filter((key) => !keys.includes(key))
            .map((key) => `${file} lacks "${key}". Translate it there.`),
          ...keys
            .filter((key) => !english.includes(key))
            .map((key) => `${file} has "${key}", which is not in English. Delete it.`),
        ];
  });
}

function listKeys(tree: MessageTree, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, node]) =>
    typeof node === 'string' ? [before + key] : listKeys(node, `${before}${key}.`),
  );
}

import type { ApiReference } from '../types';
import { hashText } from './createTranslator';
import { listTexts } from './listTexts';
import type { Translations } from './readTranslations';

/** Matches names in code font, references of doc comments, and addresses, which no translation may change. */
const NAMES = /`[^`]+`|\[\[[^\]]+\]\]|https?:\/\/[^\s)}\]]+/g;

/** Matches code blocks, whose comments are translated. */
const LISTING = /```.*?```/gs;

/**
 * Finds translations that do not contain the names of their English text.
 *
 * @returns one message for each, with the differences
 */
export function findMistranslations(
  { entries }: Pick<ApiReference, 'entries'>,
  translations: Translations,
): string[] {
  const problems = entries.flatMap(listTexts).flatMap(({ text }) => {
    const translation = translations.get(hashText(text));
    if (!translation) {
      return [];
    }
    const english = namesIn(text);
    const translated = namesIn(translation.text);
    const lost = [...english].filter((name) => !translated.has(name));
    const added = [...translated].filter((name) => !english.has(name));
    return lost.length + added.length === 0
      ? []
      : [
          `The translation of "${translation.place}"` +
            `${lost.length > 0 ? ` lacks ${lost.join(', ')};` : ''}` +
            `${added.length > 0 ? ` has ${added.join(', ')}, which the English text lacks;` : ''}` +
            ' use the same names.',
        ];
  });
  return [...new Set(problems)];
}

function namesIn(text: string): Set<string> {
  return new Set(
    (text.replace(LISTING, '').match(NAMES) ?? []).map((name) =>
      name.replace(/[.,;:。，；：]+$/, ''),
    ),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { factsFile, familyOfPage } from '../../messages/pages';
import { printParts } from '../../messages/printParts';
import type { FamilyFacts, MessageFacts } from '../../messages/types';
import type { SearchSection } from '../types';
import type { PageText } from './readSections';

/**
 * Adds the packages' messages to a page about messages: to each section the message that it explains, and a new section
 * for each message without one.
 *
 * @param file file of the page, relative to the folder of its version
 */
export function addMessages(
  page: PageText,
  file: string,
  version: string,
  generatedFilesDir: string,
): PageText {
  const family = familyOfPage(file);
  const facts = family === null ? null : readFacts(factsFile(generatedFilesDir, version, family));
  if (!facts) {
    return page;
  }
  const listed = [...facts.unexplained, ...facts.internal].map((id) => facts.messages[id]!);
  const [intro = '', ...texts] = page.texts;
  return {
    sections: [
      ...page.sections.map((section) => withMessage(section, facts.messages[section.anchor])),
      ...listed.map((message) =>
        withMessage({ anchor: message.id, heading: firstLine(message) }, message),
      ),
    ],
    texts: [
      intro,
      ...page.sections.map(({ anchor }, index) =>
        [textOf(facts.messages[anchor]), texts[index]].filter(Boolean).join(' '),
      ),
      ...listed.map(textOf),
    ],
  };
}

function readFacts(file: string): FamilyFacts | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FamilyFacts) : null;
}

function withMessage(section: SearchSection, message: MessageFacts | undefined): SearchSection {
  return message
    ? {
        ...section,
        messages: [message.parts.map((part) => (typeof part === 'string' ? part : ''))],
      }
    : section;
}

function textOf(message: MessageFacts | undefined): string {
  return message ? printParts(message.parts).replaceAll(/\s+/g, ' ') : '';
}

function firstLine({ parts }: MessageFacts): string {
  const [line = ''] = printParts(parts).split('\n');
  return line;
}

import { nearestName } from '../../lib/diagnostics/nearestName';
import { printParts } from './printParts';
import type { MessageSection } from './readSections';
import type { HistoricMessage } from './types';

/** Hand-written explanations of one family's messages in one version. */
export interface WrittenPage {
  /** Path of the page, relative to the site. */
  readonly file: string;
  readonly sections: readonly MessageSection[];
  /** IDs of messages that only a fault of the library can cause. */
  readonly internal: ReadonlySet<string>;
  /** IDs of messages that are not explained yet. */
  readonly waiting: ReadonlySet<string>;
}

const LISTS = 'plugins/messages/data';

/**
 * Checks a page against the messages of its family. Each message must be explained on it, listed as a fault of the
 * library, or listed as not explained yet.
 *
 * @returns one text for each problem: location, problem and fix
 */
export function findPageProblems(
  messages: readonly HistoricMessage[],
  page: WrittenPage,
): string[] {
  const ids = messages.map(({ id }) => id);
  const sections = page.sections.map(({ id }) => id);
  return [
    ...page.sections.flatMap((section, index) => findSectionProblems(section, index, ids, page)),
    ...messages
      .filter(({ id }) => !sections.includes(id) && !page.internal.has(id) && !page.waiting.has(id))
      .map((message) => `${page.file} ${sayUnexplained(message)}`),
    ...[...page.waiting]
      .filter((id) => !ids.includes(id) || sections.includes(id) || page.internal.has(id))
      .map(
        (id) =>
          `${LISTS}/waiting.ts lists "${id}" for ${page.file}, which ` +
          `${ids.includes(id) ? 'explains it' : 'is about packages that do not say it'}. Remove the entry.`,
      ),
  ];
}

function findSectionProblems(
  { id, anchor, line }: MessageSection,
  index: number,
  ids: readonly string[],
  { file, sections, internal }: WrittenPage,
): string[] {
  const place = `${file}:${line}`;
  if (id === null) {
    return [
      `${place} has a <Message> without an id. Write <Message id="…" /> with an id in quotes.`,
    ];
  }
  if (!ids.includes(id)) {
    const near = nearestName(id, ids);
    return [
      `${place} explains "${id}", which the packages of this version do not say. Remove the section, or take the ` +
        `message that is there in its place${near ? `; did you mean "${near}"?` : '.'}`,
    ];
  }
  if (sections.findIndex((each) => each.id === id) < index) {
    return [`${place} explains "${id}" a second time. Leave one of the sections.`];
  }
  if (internal.has(id)) {
    return [
      `${place} explains "${id}", which ${LISTS}/internal.ts lists as a fault of the library. Remove one of the two.`,
    ];
  }
  return anchor === id
    ? []
    : [
        `${place} explains "${id}" below a heading with the id "${anchor ?? ''}". Give the heading the id of the ` +
          `message, {/* #${id} */}: links lead there.`,
      ];
}

function sayUnexplained({ id, parts, package: owner, places }: HistoricMessage): string {
  const [line = ''] = printParts(parts).split('\n');
  return (
    `says nothing about "${line}" of ${owner} (${places.join(', ')}). Explain it in a section with the heading id ` +
    `{/* #${id} */} and <Message id="${id}" />, or list the id in ${LISTS}/internal.ts if only a fault of the library ` +
    'can cause it.'
  );
}

/** Finds IDs that are listed as faults of the library and that no version has. */
export function findStaleInternals(
  internal: Readonly<Record<string, readonly string[]>>,
  messages: readonly Pick<HistoricMessage, 'family' | 'id'>[],
): string[] {
  const known = new Set(messages.map(({ family, id }) => `${family} ${id}`));
  return Object.entries(internal).flatMap(([family, ids]) =>
    ids
      .filter((id) => !known.has(`${family} ${id}`))
      .map(
        (id) =>
          `${LISTS}/internal.ts lists "${id}" for ${family}, which no version's packages say. Remove the entry.`,
      ),
  );
}

import { MessageFinder } from '../../../../plugins/messages/client/MessageFinder.ts';
import { factsFolder } from '../../../../plugins/messages/factsAddress.ts';
import { MESSAGES_FOLDER } from '../../../../plugins/messages/pageAddress.ts';
import { printParts } from '../../../../plugins/messages/printParts.ts';
import type { FamilyFacts, MessageFacts } from '../../../../plugins/messages/types.ts';
import {
  listMessages,
  onePerSection,
  placesOf,
  type MessagePlace,
} from '../../../../plugins/search/engine/findMessages.ts';
import { currentVersionOf } from '../../../../src/versions/index.ts';
import { descriptionOf } from '../../../../plugins/known-problems/address.ts';
import { findBySymptom } from '../../../../plugins/known-problems/findBySymptom.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, instead, type Chosen } from './chooseVersion.ts';
import { cutFence, cutSection } from './cutSection.ts';
import { describeAbout } from './describeAbout.ts';
import { readAddress } from './findPage.ts';
import { explainNames } from './explainNames.ts';
import type { Library, LibraryVersion } from './Library.ts';
import { printProblem, readProblems } from './listProblems.ts';
import { readPage } from './readPage.ts';
import type { Answer, Asked } from './types.ts';

export interface MessageQuestion extends Asked {
  /** The copied text, with numbers, names, paths and the lines of a stack; may be truncated. */
  readonly message: string;
}

/** An entry of the message pages. */
export interface MessageEntry {
  readonly heading: string;
  /** From the root of the site; `page` accepts it. Empty for answers from the API reference. */
  readonly address: string;
}

export interface MessageData extends MessageEntry {
  /** The text in the packages; `null` for messages of other software. */
  readonly facts: MessageFacts | null;
  /** The entry: the text of the message, its source and its meaning. */
  readonly markdown: string;
  /** Entries of similar messages. */
  readonly others: readonly MessageEntry[];
}

/** Maximum length of a pasted message: a full screen of a console. */
export const MAX_MESSAGE_LENGTH = 20_000;

/** Matches the library's packages in stacks, including Vite's form, `@mui_x-data-grid.js`. */
const PACKAGE = /@mui[/_](x-[a-z]+(?:-[a-z]+)*)/g;

/**
 * Finds the entry that explains a message. If the version of the answer does not have the message, searches the others.
 *
 * @throws {AnswerError} if no version has it, with similar entries
 */
export async function explainMessage(
  library: Library,
  question: MessageQuestion,
): Promise<Answer<MessageData>> {
  const text = question.message.trim().slice(0, MAX_MESSAGE_LENGTH);
  if (text === '') {
    throw new AnswerError('invalid', 'The message is empty.');
  }
  const packages = [...text.matchAll(PACKAGE)].map(([, name = '']) => `@mui/${name}`);
  const chosen = await chooseVersion(library, question, packages);
  for (const found of await orderVersions(library, chosen)) {
    const finder = new MessageFinder(
      listMessages(await library.pages(found, chosen.about.language)),
    );
    const [place, ...others] = placesOf(finder, text);
    if (place) {
      return await describe(library, elsewhere(chosen, found), place, others);
    }
  }
  const problems = findBySymptom(await readProblems(library, chosen.about.language), text)
    .filter(({ outcomes }) => outcomes[chosen.about.version] === 'present')
    .map((problem) => ({ problem, address: descriptionOf(problem, chosen.about.version) }));
  const [nearest, ...further] = problems;
  if (nearest) {
    const others = further.map(({ problem, address }) => ({ heading: problem.title, address }));
    const heading = nearest.problem.title;
    const markdown = problems.map(printProblem).join('\n\n');
    const data = { heading, address: nearest.address, facts: null, markdown, others };
    return { about: chosen.about, text: `${describeAbout(chosen.about)}\n\n${markdown}`, data };
  }
  const names = await explainNames(library, chosen, text);
  if (names !== null) {
    const [line = ''] = text.split('\n');
    const data = { heading: line, address: '', facts: null, markdown: names, others: [] };
    return { about: chosen.about, text: `${describeAbout(chosen.about)}\n\n${names}`, data };
  }
  throw await nothing(library, chosen, text);
}

/** Returns the selected version, followed by the other versions of MUI X, the current one first. */
async function orderVersions(library: Library, { found }: Chosen): Promise<LibraryVersion[]> {
  const others = (await library.versions()).filter(
    ({ version }) => version.instance === 'x' && version !== found.version,
  );
  const current = currentVersionOf('x');
  return [
    found,
    ...others.filter(({ version }) => version === current),
    ...others.filter(({ version }) => version !== current),
  ];
}

function elsewhere(chosen: Chosen, found: LibraryVersion): Chosen {
  if (found === chosen.found) {
    return chosen;
  }
  const other = instead(chosen, found);
  const note = `The pages of ${chosen.about.title} have no such message: this is about ${other.about.title}.`;
  return { ...other, about: { ...other.about, notes: [note] } };
}

async function describe(
  library: Library,
  { found, about }: Chosen,
  place: MessagePlace,
  others: readonly MessagePlace[],
): Promise<Answer<MessageData>> {
  const entry = entryOf(place);
  const facts = await readFacts(library, found, entry);
  const page = await readPage(library, {
    page: place.page.address,
    version: about.version,
    language: about.language,
  });
  const section = cutSection(page.data.markdown, entry.heading)?.replace(/^#.*\n+/, '');
  // Messages that are only listed share a section.
  const listed = facts && cutFence(page.data.markdown, printParts(facts.parts));
  const markdown = section ?? listed ?? '';
  const data: MessageData = { ...entry, facts, markdown, others: others.map(entryOf) };
  return { about, text: `${describeAbout(about)}\n\n${print(data)}`, data };
}

function entryOf({ page, section }: MessagePlace): MessageEntry {
  const { heading, anchor } = page.sections[section]!;
  return { heading, address: `${page.address}#${anchor}` };
}

/** The page of a family has the family's name. */
async function readFacts(
  { files }: Library,
  { version }: LibraryVersion,
  { address }: MessageEntry,
): Promise<MessageFacts | null> {
  const { page, anchor } = readAddress(address);
  const [folder, family] = page.split('/');
  const text =
    folder === MESSAGES_FOLDER ? await files.read(`${factsFolder(version)}${family}.json`) : null;
  return text === null ? null : ((JSON.parse(text) as FamilyFacts).messages[anchor] ?? null);
}

function print({ heading, address, markdown, others }: MessageData): string {
  return [
    `# ${heading}`,
    `Entry: ${address}`,
    markdown,
    ...(others.length > 0 ? [`Worded alike:\n\n${printEntries(others)}`] : []),
  ].join('\n\n');
}

const printEntries = (entries: readonly MessageEntry[]): string =>
  entries.map(({ heading, address }) => `- **${heading}**: ${address}`).join('\n');

async function nothing(
  library: Library,
  { found, about }: Chosen,
  text: string,
): Promise<AnswerError> {
  const places = listMessages(await library.pages(found, about.language));
  const near = onePerSection(new MessageFinder(places).findNear(text)).map(entryOf);
  return new AnswerError(
    'not-found',
    [
      'No version has an entry for this message. It may come from other software, or from your own code.',
      ...(near.length > 0 ? [`The nearest of ${about.title}:\n\n${printEntries(near)}`] : []),
    ].join('\n\n'),
    { suggestions: near.map(({ address }) => address) },
  );
}

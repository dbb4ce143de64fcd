import leven from 'leven';
import { LANGUAGES, splitLanguage, type Language } from '../../../../src/paths/language.ts';
import { stripTrailingSlash } from '../../../../src/paths/slashes.ts';
import { findPlace, type DocsVersion } from '../../../../src/versions/index.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, instead, type Chosen } from './chooseVersion.ts';
import { languageFolder } from './languages.ts';
import type { Library, LibraryVersion } from './Library.ts';
import type { Asked } from './types.ts';

/** An address as whoever asks has it. */
export interface AskedAddress {
  /** Below the version's base, without slashes around it: `react-data-grid/sorting`. */
  readonly page: string;
  /** Without its number sign; empty for none. */
  readonly anchor: string;
  /** What the address says of itself. */
  readonly language?: string;
  /** The version that the address names; the plain addresses name none. */
  readonly version?: string;
}

/** A page that was found, as Markdown. */
export interface FoundPage extends Chosen {
  readonly page: string;
  readonly markdown: string;
}

const MAX_SUGGESTIONS = 5;

/** Reads an address: a whole one, a path from the root of the site, or a page such as `react-data-grid/sorting`. */
export function readAddress(asked: string): AskedAddress {
  const [address = '', anchor = ''] = asked.trim().split('#');
  const whole = /^https?:\/\/[^/]+(\/.*)?$/.exec(address);
  const path = (whole ? (whole[1] ?? '/') : address).replace(/[?].*$/, '').replace(/\.md$/, '/');
  if (!path.startsWith('/')) {
    return { page: stripTrailingSlash(path), anchor };
  }
  const { language, path: inEnglish } = splitLanguage(path);
  const place = findPlace(inEnglish);
  return {
    page: stripTrailingSlash(place?.page ?? inEnglish.slice(1)),
    anchor,
    language: language === LANGUAGES[0] ? undefined : language,
    version: place && namesVersion(place.version) ? place.version.name : undefined,
  };
}

/** The plain addresses of MUI X lead to whichever version is current: whoever has one has not chosen a version. */
function namesVersion({ path, instance }: DocsVersion): boolean {
  return path !== '' || instance === 'core';
}

/**
 * Finds a page in the version and language that were asked for. What is asked for by name comes before what the
 * address says.
 *
 * @throws {AnswerError} when the version has no such page, with those that may be meant
 */
export async function findPage(
  library: Library,
  asked: Asked & { readonly address: AskedAddress },
): Promise<FoundPage> {
  const { address } = asked;
  const version = asked.version ?? address.version;
  const language = asked.language ?? address.language;
  const chosen = await chooseVersion(library, { ...asked, version, language });
  const versions = await library.versions();
  // Core components have pages of their own, which whoever asks for them means.
  const core = versions.find((each) => each.version.instance === 'core');
  const candidates = version === undefined && core ? [chosen.found, core] : [chosen.found];
  for (const found of candidates) {
    const markdown = await library.files.read(
      markdownPath(found, address.page, chosen.about.language),
    );
    if (markdown !== null) {
      const own = found === chosen.found ? chosen : instead(chosen, found);
      return { ...own, page: address.page, markdown };
    }
  }
  throw await missing(library, address.page, chosen, versions);
}

function markdownPath({ version }: LibraryVersion, page: string, language: Language): string {
  return `${languageFolder(language)}${`${version.base}${page}`.replace(/\/$/, '')}.md`;
}

async function missing(
  library: Library,
  page: string,
  { found, about }: Chosen,
  versions: readonly LibraryVersion[],
): Promise<AnswerError> {
  const elsewhere: string[] = [];
  for (const other of versions.filter((each) => each.version.instance === found.version.instance)) {
    const markdown = await library.files.read(markdownPath(other, page, about.language));
    elsewhere.push(...(markdown === null ? [] : [other.version.name]));
  }
  const all = (await library.pages(found, about.language)).map(
    ({ address }) => readAddress(address).page,
  );
  const suggestions = rankNear(page, all);
  return new AnswerError(
    'not-found',
    [
      `${about.title} has no page "${page}".`,
      ...(elsewhere.length > 0 ? [`Versions that have it: ${elsewhere.join(', ')}.`] : []),
      ...(suggestions.length > 0 ? [`Near: ${suggestions.join(', ')}.`] : []),
    ].join(' '),
    { suggestions },
  );
}

/** Pages whose last parts are alike come first. */
function rankNear(page: string, all: readonly string[]): string[] {
  const lastOf = (path: string): string => path.split('/').at(-1) ?? '';
  const wanted = lastOf(page).slice(0, 100).toLowerCase();
  return [...new Set(all)]
    .map((each): [number, string] => [
      leven(lastOf(each), wanted) - Number(wanted !== '' && each.includes(wanted)) * 3,
      each,
    ])
    .filter(([distance]) => distance <= Math.max(2, wanted.length / 3))
    .sort(([a], [b]) => a - b)
    .slice(0, MAX_SUGGESTIONS)
    .map(([, each]) => each);
}

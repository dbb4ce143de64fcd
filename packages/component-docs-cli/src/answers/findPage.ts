import leven from 'leven';
import { LANGUAGES, splitLanguage, type Language } from '../../../../src/paths/language.ts';
import { stripTrailingSlash } from '../../../../src/paths/slashes.ts';
import { findPlace, type DocsVersion } from '../../../../src/versions/index.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, instead, type Chosen } from './chooseVersion.ts';
import { languageFolder } from './languages.ts';
import type { Library, LibraryVersion } from './Library.ts';
import type { Asked } from './types.ts';

/** A parsed address. */
export interface AskedAddress {
  /** Path below the version's base, without surrounding slashes: `react-data-grid/sorting`. */
  readonly page: string;
  /** Without its number sign; empty for none. */
  readonly anchor: string;
  /** Version and language in the address. */
  readonly language?: string;
  /** The version in the address; addresses of the current version contain none. */
  readonly version?: string;
}

/** A page as Markdown. */
export interface FoundPage extends Chosen {
  readonly page: string;
  readonly markdown: string;
}

const MAX_SUGGESTIONS = 5;

/** Parses a complete address, a path from the root of the site, or a page such as `react-data-grid/sorting`. */
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

/** Addresses without a version lead to the current one, so they do not select a version. */
function namesVersion({ path, instance }: DocsVersion): boolean {
  return path !== '' || instance === 'core';
}

/**
 * Finds a page in the requested version and language. Explicit options override the address.
 *
 * @throws {AnswerError} if the version has no such page, with suggestions
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
  // Core components have separate pages, which this address refers to.
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

/** Sorts pages with the same last path segment first. */
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

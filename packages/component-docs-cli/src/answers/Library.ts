import { apiDocsPath } from '../../../../plugins/api-reference/pages/entryLinks.ts';
import type {
  ExportsDocument,
  IndexDocument,
} from '../../../../plugins/api-reference/publish/types.ts';
import type { ApiEntry } from '../../../../plugins/api-reference/types.ts';
import type { SearchEngine } from '../../../../plugins/search/engine/SearchEngine.ts';
import type { SearchPage } from '../../../../plugins/search/types.ts';
import type { Language } from '../../../../src/paths/language.ts';
import { DOCS_VERSIONS, type DocsVersion } from '../../../../src/versions/index.ts';
import { collectSurface } from '../check/collectSurface.ts';
import type { Surface } from '../check/types.ts';
import { RecentlyUsed } from '../data/RecentlyUsed.ts';
import type { DocsFiles } from '../data/types.ts';
import { AnswerError } from './AnswerError.ts';
import { openSearchIndex, readSearchPages } from './openSearchIndex.ts';

/** A version of the data, with the contents of its API reference. */
export interface LibraryVersion {
  readonly version: DocsVersion;
  readonly index: IndexDocument;
}

/** Maximum number of search indexes in memory. Each needs about 20 MB, and agents usually ask about one version. */
const OPEN_INDEXES = 3;

/** The published documentation. Caches data that is expensive to load, within limits. */
export class Library {
  readonly files: DocsFiles;
  #versions: Promise<readonly LibraryVersion[]> | null = null;
  readonly #surfaces = new RecentlyUsed<string, Promise<Surface>>(DOCS_VERSIONS.length);
  readonly #engines = new RecentlyUsed<string, Promise<SearchEngine>>(OPEN_INDEXES);
  readonly #pages = new RecentlyUsed<string, Promise<readonly SearchPage[]>>(OPEN_INDEXES);

  constructor(files: DocsFiles) {
    this.files = files;
  }

  /**
   * Returns the available versions, in the order of the version menu.
   *
   * @throws {AnswerError} if there are none
   */
  versions(): Promise<readonly LibraryVersion[]> {
    this.#versions ??= this.#readVersions();
    this.#versions.catch(() => (this.#versions = null));
    return this.#versions;
  }

  /** Returns the exports of a version's packages, with the props of components. */
  surface({ version, index }: LibraryVersion): Promise<Surface> {
    return this.#surfaces.take(version.name, () => collectSurface(this, { version, index }));
  }

  /** Returns the search index of a version in a language, including all text. */
  search({ version }: LibraryVersion, language: Language): Promise<SearchEngine> {
    const key = `${language} ${version.name}`;
    return this.#engines.take(key, () => openSearchIndex(this.files, version, language));
  }

  /** Returns the pages of a version in a language. */
  pages({ version }: LibraryVersion, language: Language): Promise<readonly SearchPage[]> {
    const key = `${language} ${version.name}`;
    return this.#pages.take(key, () => readSearchPages(this.files, version, language));
  }

  /** @param json address of an entry's JSON, as in the index */
  async entry(json: string): Promise<ApiEntry> {
    return this.#readJson<ApiEntry>(json);
  }

  async exports({ index }: LibraryVersion): Promise<ExportsDocument> {
    return this.#readJson<ExportsDocument>(index.exports);
  }

  /**
   * @param address from the root of the site
   * @throws {AnswerError} if the data is incomplete
   */
  async #readJson<Document>(address: string): Promise<Document> {
    const text = await this.files.read(address.replace(/^\//, ''));
    if (text === null) {
      throw new AnswerError(
        'no-data',
        `The documentation lacks ${address}, which its index lists.`,
      );
    }
    return JSON.parse(text) as Document;
  }

  async #readVersions(): Promise<readonly LibraryVersion[]> {
    const read = DOCS_VERSIONS.map(async (version): Promise<LibraryVersion[]> => {
      const text = await this.files.read(`${apiDocsPath(version)}index.json`);
      return text === null ? [] : [{ version, index: JSON.parse(text) as IndexDocument }];
    });
    const versions = (await Promise.all(read)).flat();
    if (versions.length === 0) {
      throw new AnswerError(
        'no-data',
        'There is no documentation here: no version has a reference.',
      );
    }
    return versions;
  }
}

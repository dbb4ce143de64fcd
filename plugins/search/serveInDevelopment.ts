import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { IndexFiles } from './types';

type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Returns the addresses of the index files before they are written. */
export function listFiles(loaded: readonly LoadedVersion[], folder: string): IndexFiles {
  return Object.fromEntries(
    loaded.map(({ versionName, docs }) => {
      const addressOf = (name: string): string => `${folder}${versionName}-${name}.json`;
      const areas = new Set(docs.map(({ id }) => id.split('/')[0]!));
      return [
        versionName,
        {
          pages: addressOf('pages'),
          names: addressOf('names'),
          texts: Object.fromEntries([...areas].map((area) => [area, addressOf(area)])),
        },
      ];
    }),
  );
}

/**
 * Answers requests for the search index, which is written on the first request, and for the list of its files.
 *
 * @param directory folder of the index files
 * @param addresses addresses of that folder and of the list
 */
export function serveInDevelopment(
  directory: string,
  addresses: { readonly index: string; readonly list: string },
): {
  readonly respond: Respond;
  /** Discards the index, because pages have changed. */
  readonly reset: (write: () => Promise<IndexFiles>, list: IndexFiles) => void;
} {
  let write: () => Promise<IndexFiles> = async () => ({});
  let written: Promise<IndexFiles> | null = null;
  let list: IndexFiles = {};

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const files = await (written ??= write());
    const [, version = '', name = ''] =
      /^([^-]+)-(.+)\.json$/.exec(pathname.slice(addresses.index.length)) ?? [];
    const { texts, ...lists } = files[version] ?? { texts: {} };
    const file = ({ ...texts, ...lists } as Record<string, string | null>)[name];
    response.writeHead(200, { 'content-type': 'application/json' });
    // An area may have pages without text.
    response.end(file ? await readFile(path.join(directory, path.basename(file))) : '[]');
  }

  return {
    respond(request, response, next) {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (pathname.startsWith(addresses.index)) {
        answer(pathname, response).catch(next);
      } else if (pathname === addresses.list) {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(list));
      } else {
        next();
      }
    },
    reset(nextWrite, nextList) {
      write = nextWrite;
      list = nextList;
      written = null;
    },
  };
}

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
 * Answers requests for the search index and writes it on the first request.
 *
 * @param directory folder of the index files
 * @param folder their address
 */
export function serveInDevelopment(
  directory: string,
  folder: string,
): {
  readonly respond: Respond;
  /** Discards the index, because pages have changed. */
  readonly reset: (write: () => Promise<IndexFiles>) => void;
} {
  let write: () => Promise<IndexFiles> = async () => ({});
  let written: Promise<IndexFiles> | null = null;

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const files = await (written ??= write());
    const [, version = '', name = ''] =
      /^([^-]+)-(.+)\.json$/.exec(pathname.slice(folder.length)) ?? [];
    const { texts, ...lists } = files[version] ?? { texts: {} };
    const file = ({ ...texts, ...lists } as Record<string, string | null>)[name];
    response.writeHead(200, { 'content-type': 'application/json' });
    // An area may have pages without text.
    response.end(file ? await readFile(path.join(directory, path.basename(file))) : '[]');
  }

  return {
    respond(request, response, next) {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (pathname.startsWith(folder)) {
        answer(pathname, response).catch(next);
      } else {
        next();
      }
    },
    reset(nextWrite) {
      write = nextWrite;
      written = null;
    },
  };
}

import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import { Library } from '../answers/Library.ts';
import { openFolder } from '../data/openFolder.ts';
import { readManifest } from '../answers/readManifest.ts';
import { createServer, type ProjectSource } from './createServer.ts';

/** Answers a request of the Model Context Protocol with a parsed body. */
export type AnswerRequest = (request: Request, body: unknown) => Promise<Response>;

/** A file that every build writes. */
const WRITTEN_LAST = '.hosting.json';

/** Maximum length of a `package.json`, which lists a few hundred packages at most. */
const MAX_MANIFEST_LENGTH = 60_000;

/** Over HTTP, the project is known only from its `package.json`. */
const SENT: ProjectSource = {
  input: {
    packageJson: z
      .string()
      .max(MAX_MANIFEST_LENGTH)
      .optional()
      .describe('Text of the package.json of the project, from which the version is read.'),
  },
  read: async ({ packageJson }) =>
    typeof packageJson === 'string' ? { declared: readManifest(packageJson), installed: {} } : null,
};

/**
 * Answers assistants from a built site. Clears its cache when a new build replaces the old one.
 *
 * @param root absolute path of the published folder
 * @param onFault called with internal errors of the server
 */
export function answerBuild(
  root: string,
  onFault: (error: Error) => void = () => undefined,
): AnswerRequest {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  let known: { readonly written: number; readonly answer: AnswerRequest } | null = null;
  return async (request, body) => {
    const written = await writtenAt(root);
    if (known?.written !== written) {
      const answer = answerHttp(new Library(openFolder(root)), version, (error) =>
        onFault(error instanceof Error ? error : new Error(String(error))),
      );
      known = { written, answer };
    }
    return known.answer(request, body);
  };
}

/** In milliseconds; 0 if the folder has no such file. */
async function writtenAt(root: string): Promise<number> {
  const found = await stat(join(root, WRITTEN_LAST)).catch(() => null);
  return found?.mtimeMs ?? 0;
}

/**
 * Answers the Model Context Protocol over HTTP without sessions: a new server handles each request.
 *
 * @param onFault called with internal errors of the server
 */
function answerHttp(
  library: Library,
  release: string,
  onFault?: (error: unknown) => void,
): (request: Request, body: unknown) => Promise<Response> {
  return async (request, body) => {
    const server = createServer(library, SENT, release, onFault);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      // A JSON response is complete at this point.
      return await transport.handleRequest(request, { parsedBody: body });
    } finally {
      await server.close();
    }
  };
}

import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import type { Library } from '../answers/Library.ts';
import { readManifest } from '../answers/readManifest.ts';
import { createServer, type ProjectSource } from './createServer.ts';

/** Characters of a `package.json`, which lists hundreds of packages at most. */
const MAX_MANIFEST_LENGTH = 60_000;

/** A server elsewhere sees of a project what it is sent. */
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
 * Answers the Model Context Protocol over HTTP, without sessions: each request has a server of its own, and nothing
 * stays behind.
 *
 * @param onFault hears of what is nobody's mistake but the server's
 */
export function answerHttp(
  library: Library,
  release: string,
  onFault?: (error: unknown) => void,
): (request: Request, body: unknown) => Promise<Response> {
  return async (request, body) => {
    const server = createServer(library, SENT, release, onFault);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      // Of JSON, the answer is whole when it is there.
      return await transport.handleRequest(request, { parsedBody: body });
    } finally {
      await server.close();
    }
  };
}

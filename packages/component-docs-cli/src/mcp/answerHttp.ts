import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import type { Library } from '../answers/Library.ts';
import { readManifest } from '../answers/readManifest.ts';
import { createServer, type ProjectSource } from './createServer.ts';

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
 * Answers the Model Context Protocol over HTTP without sessions: a new server handles each request.
 *
 * @param onFault called with internal errors of the server
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
      // A JSON response is complete at this point.
      return await transport.handleRequest(request, { parsedBody: body });
    } finally {
      await server.close();
    }
  };
}

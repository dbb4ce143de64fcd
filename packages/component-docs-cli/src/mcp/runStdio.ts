import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import type { Library } from '../answers/Library.ts';
import { isDocumentedPackage } from '../answers/documentedPackages.ts';
import { readProject } from '../answers/readProject.ts';
import { createServer, type ProjectSource } from './createServer.ts';

/**
 * Answers the Model Context Protocol on the standard streams until they close.
 *
 * @param directory folder of the project, unless a question names another one
 */
export async function runStdio(
  library: Library,
  release: string,
  directory: string,
): Promise<void> {
  const source: ProjectSource = {
    input: {
      directory: z
        .string()
        .max(4_096)
        .optional()
        .describe(
          'A folder of the project, from which the version is read; the working folder when left out.',
        ),
    },
    read: (input) =>
      readProject(
        typeof input.directory === 'string' ? input.directory : directory,
        isDocumentedPackage,
      ),
  };
  const server = createServer(library, source, release, (error) => {
    // Standard output is reserved for the protocol.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  });
  await server.connect(new StdioServerTransport());
  // Pending questions are still answered: the process ends when nothing is left to do.
  await new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
}

import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import { Library } from '../../packages/component-docs-cli/src/answers/Library.ts';
import { openFolder } from '../../packages/component-docs-cli/src/data/openFolder.ts';
import { answerInThread } from '../../packages/component-docs-cli/src/mcp/answerInThread.ts';
import { MCP_ADDRESS } from '../../serve/mcp/types.ts';
import { startServer } from '../../serve/startServer.ts';
import { askQuestions } from '../answers/askQuestions.ts';
import { checkDemos } from '../answers/checkDemos.ts';
import { checkPackedTool, installTool } from '../answers/checkPackedTool.ts';
import type { Stage } from '../runner/types.ts';

const PACKAGE_DIR = join(SITE_DIR, 'packages/component-docs-cli');

/** Each question over each transport, each demo, and each command of the packed tool is one check. */
export const answers: Stage = {
  name: 'answers',
  title: 'Answers for assistants and terminals, from the built site and packed',
  fast: false,
  usesOneCore: true,
  needs: 'build',
  async run() {
    const buildDir = process.env.SITE_BUILD || BUILD_DIR;
    const library = new Library(openFolder(buildDir));
    const tool = await installTool(PACKAGE_DIR, buildDir);
    try {
      const problems = [
        ...(await checkDemos(library)),
        ...(await checkPackedTool(tool)),
        ...(await askOverStreams(tool.folder, library)),
        ...(await askOverHttp(buildDir, library)),
      ];
      const failures = problems.filter((problem) => problem !== null);
      const { files, original, packed } = tool.report;
      return {
        passed: problems.length - failures.length,
        failures,
        notes: [
          `${files} files, ${megabytes(original)} MB, are ${megabytes(packed)} MB packed; more quickly than for readers.`,
        ],
      };
    } finally {
      tool.remove();
    }
  },
};

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

async function ask(
  transport: Transport,
  library: Library,
  isRemote: boolean,
): Promise<(string | null)[]> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  try {
    return await askQuestions(client, library, isRemote);
  } finally {
    await client.close();
  }
}

/** Starts the packed tool outside a project, like an assistant on the same machine, and asks it questions. */
function askOverStreams(folder: string, library: Library): Promise<(string | null)[]> {
  const command = join(folder, '../node_modules/.bin/component-docs');
  const transport = new StdioClientTransport({ command, args: ['mcp'], cwd: join(folder, '..') });
  return ask(transport, library, false);
}

async function askOverHttp(buildDir: string, library: Library): Promise<(string | null)[]> {
  const server = await startServer({
    root: buildDir,
    cacheDir: join(CACHE_DIR, 'serve'),
    port: 0,
    hostname: 'localhost',
    mcp: answerInThread(buildDir),
  });
  try {
    const address = new URL(server.origin + MCP_ADDRESS);
    return await ask(new StreamableHTTPClientTransport(address), library, true);
  } finally {
    await server.stop();
  }
}

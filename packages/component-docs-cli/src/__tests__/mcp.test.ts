import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { startServer, type RunningServer } from '../../../../serve/startServer.ts';
import { SITE_DIR } from '../../../../lib/siteDir.ts';
import { answerBuild } from '../mcp/answerBuild.ts';
import { MAX_TEXT_LENGTH, limitText } from '../mcp/createServer.ts';
import { writeProject, writeSite } from './writeSite.ts';

const root = writeSite();
const MAIN = join(SITE_DIR, 'packages/component-docs-cli/src/cli/main.ts');

let server: RunningServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startServer({
    root,
    cacheDir: `${root}-cache`,
    port: 0,
    hostname: 'localhost',
    headers: [],
    mcp: answerBuild(root),
  });
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.stop();
});

async function connect(kind: 'http' | 'stdio', cwd = writeProject({})): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  clients.push(client);
  await client.connect(
    kind === 'http'
      ? new StreamableHTTPClientTransport(new URL(`${server.origin}/-/mcp`))
      : new StdioClientTransport({
          command: process.execPath,
          args: [
            '--import',
            join(SITE_DIR, 'node_modules/tsx/dist/loader.mjs'),
            MAIN,
            'mcp',
            '--data',
            root,
          ],
          cwd,
        }),
  );
  return client;
}

const call = async (client: Client, name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as CallToolResult;

const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe.each(['http', 'stdio'] as const)('over %s', (kind) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(kind);
  });

  test('tools describe their parameters', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'component-docs' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'page',
      'api',
      'demo',
      'explain_message',
      'problems',
      'compare',
      'check',
      'upgrade_code',
    ]);
    for (const { inputSchema, annotations } of tools) {
      expect(Object.keys(inputSchema.properties ?? {})).toEqual(
        expect.arrayContaining([
          'version',
          'language',
          kind === 'http' ? 'packageJson' : 'directory',
        ]),
      );
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  test.each([
    ['search', { query: 'click a title' }, '/x/react-data-grid/sorting/'],
    ['page', { page: 'react-data-grid/sorting', section: 'several' }, 'Hold a key.'],
    ['api', { name: 'DataGrid.rows', version: 'v6' }, 'What rows does.'],
    ['demo', { demo: 'SortByTwoColumns', variant: 'JS' }, 'SortByTwoColumns.jsx'],
    ['explain_message', { message: 'Every row of the grid needs an id.' }, 'Name the field'],
    ['compare', { with: 'v6', name: 'DataGrid' }, 'was `rowBuffer`'],
    ['check', { code: "import { enUS } from '@mui/x-data-grid';" }, 'removed in v7'],
    [
      'upgrade_code',
      {
        code: "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rowBuffer={1} />;",
        from: 'v6',
        to: 'v7',
        apply: true,
      },
      '+<DataGrid rowBufferPx={1} />;',
    ],
  ])('%s answers, and says for which version', async (name, input, expected) => {
    const result = await call(client, name, input);
    expect(result.isError).toBeFalsy();
    expect(textOf(result)).toContain(expected);
    expect(textOf(result)).toMatch(/^> MUI X [67]\./);
    expect(result.structuredContent).toMatchObject({ about: { version: expect.any(String) } });
  });

  test('a question without an answer is an error with suggestions', async () => {
    const result = await call(client, 'api', { name: 'DataGrd' });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { error: 'not-found', suggestions: ['DataGrid'] },
    });
    expect((await call(client, 'page', { page: 5 })).isError).toBe(true);
    expect(await call(client, 'explain_message', { message: 'the row is what?' })).toMatchObject({
      isError: true,
      structuredContent: {
        error: 'not-found',
        suggestions: ['/x/messages/data-grid/#rows-need-an-id'],
      },
    });
    expect((await call(client, 'search', { query: 'x'.repeat(501) })).isError).toBe(true);
  });
});

test('over HTTP, the version comes from the given package.json', async () => {
  const client = await connect('http');
  const packageJson = JSON.stringify({ dependencies: { '@mui/x-data-grid': '^6.0.0' } });
  const page = 'react-data-grid/sorting';
  expect(textOf(await call(client, 'page', { page, packageJson }))).toContain('MUI X 6.20.4');
  expect(await call(client, 'page', { page, packageJson: '{' })).toMatchObject({ isError: true });
});

test('over standard streams, the version comes from the working folder or another one', async () => {
  const client = await connect('stdio', writeProject({ '@mui/x-data-grid': '6.20.4' }));
  const page = 'react-data-grid/sorting';
  expect(textOf(await call(client, 'page', { page }))).toContain('MUI X 6.20.4');
  const directory = writeProject({ '@mui/x-data-grid': '7.28.3' });
  expect(textOf(await call(client, 'page', { page, directory }))).toContain('MUI X 7.28.3');
});

test('a long text is truncated at a line break, with a list of the other sections', () => {
  const text = `# Title\n\n## One\n\n\`\`\`ts\n${'const a = 1;\n'.repeat(6_000)}\`\`\`\n\n## Two\n`;
  const cut = limitText(text);
  expect(cut.length).toBeLessThan(MAX_TEXT_LENGTH + 500);
  expect(cut).toMatch(
    /const a = 1;\n```\n\n\(\d+ characters more are left out\..*Sections: One; Two\)$/,
  );
  expect(limitText('short')).toBe('short');
});

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REDIRECTS } from '../../../serve/redirects';
import { listRedirects } from '../listRedirects';
import { renderNginx } from '../renderNginx';

const NGINX = ['/usr/sbin/nginx', 'nginx'].find(
  (program) => spawnSync(program, ['-v']).error === undefined,
);
const withNginx = NGINX ? describe : describe.skip;
if (!NGINX) {
  console.warn('nginx is not installed: the generated nginx.conf was not tested with it.');
}

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'missing',
  'zh/404.html': '找不到',
  'x/sorting/index.html': 'sorting',
  'zh/x/sorting/index.html': '排序',
  'nginx.conf': 'for hosts',
  _headers: 'for hosts',
  '.hosting.json': '{}',
};

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: string | undefined;
}

withNginx('nginx with the generated configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let server: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    const root = join(folder, 'site');
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    port = await findFreePort();
    const site = renderNginx({
      root,
      prefixes: ['/zh/'],
      headers: [{ path: '/*', headers: { 'Content-Security-Policy': "default-src 'self'" } }],
      redirects: listRedirects(
        'en',
        [...REDIRECTS, { from: '/x/order/', to: '/x/sorting/' }],
        (address) => address === '/x/sorting/' || address === '/x/api/charts/',
        ['x/demos/'],
      ),
    }).replace('listen 80;', `listen 127.0.0.1:${port};`);
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(join(folder, 'main.conf'), mainConfiguration(folder));
    server = spawn(NGINX!, ['-p', folder, '-c', join(folder, 'main.conf')], { stdio: 'pipe' });
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await waitUntilListening(
      port,
      () => server.exitCode === null,
      () => output,
    );
  });

  afterAll(async () => {
    if (server.exitCode === null) {
      const isGone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await isGone;
    }
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/index.html', '/'],
    ['/x/sorting/index.html', '/x/sorting/'],
    ['/x/sorting/index.html?a=b', '/x/sorting/?a=b'],
    ['/zh/x/sorting/index.html', '/zh/x/sorting/'],
    ['/x/sorting', '/x/sorting/'],
    ['/x/order/', '/x/sorting/'],
    ['/x/order/?a=b', '/x/sorting/?a=b'],
    ['/x/demos/Orders/', '/x/demos/?demo=Orders'],
    ['/x/demos/Orders/?mode=dark', '/x/demos/?demo=Orders&mode=dark'],
  ])('leads from %s to %s', async (from, to) => {
    expect(await ask(port, from)).toMatchObject({ status: 308, location: to });
  });

  it.each([
    '//evil.example/index.html',
    '///evil.example/index.html',
    '//evil.example/x/index.html?a=b',
    '/\\evil.example/index.html',
    '/\\/evil.example/index.html',
    '/\t/evil.example/index.html',
    '/x/..//evil.example/index.html',
    '//evil.example/x/sorting',
    '//evil.example/..',
    '//evil.example/../x/sorting',
    '/%2f/evil.example/index.html',
    '/%5cevil.example/index.html',
    '/%0d%0aLocation:%20https://evil.example/index.html',
    '/api/charts//evil.example/',
    '/api/charts/%0d%0aLocation:%20https://evil.example/',
    'http://evil.example/x/sorting/index.html',
  ])('never leads from %j to another host', async (target) => {
    const { status, location } = await ask(port, target);
    const host = 'https://docs.example';
    expect(status).toBeLessThan(500);
    expect(new URL(location ?? '/', host).origin).toBe(host);
    expect(location ?? '').not.toMatch(/^\/[/\\]/);
  });

  it.each(['/nginx.conf', '/nginx%2econf', '/%5fheaders', '/_headers', '/.hosting.json'])(
    'keeps %s to itself',
    async (target) => {
      expect((await ask(port, target)).status).toBe(404);
    },
  );

  it.each([
    ['/', 200],
    ['/nowhere/', 404],
  ])('sends the headers with %s', async (target, status) => {
    expect(await ask(port, target)).toMatchObject({ status, policy: "default-src 'self'" });
  });
});

/** One process in the foreground, which writes nothing outside of its folder. */
function mainConfiguration(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    'daemon off; master_process off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr crit;',
    'events {}',
    `http { access_log off; ${places.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ].join('\n');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilListening(
  port: number,
  isRunning: () => boolean,
  readOutput: () => string,
): Promise<void> {
  for (;;) {
    const isOpen = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isOpen) {
      return;
    }
    if (!isRunning()) {
      throw new Error(`nginx does not start with the generated configuration:\n${readOutput()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Asks by a raw socket: other clients would change the address first. */
function ask(port: number, target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
        location: /^Location: (.*)\r$/im.exec(text)?.[1],
        policy: /^Content-Security-Policy: (.*)\r$/im.exec(text)?.[1],
      }),
    );
  });
}

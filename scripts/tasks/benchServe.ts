import { existsSync, mkdtempSync, rmSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { ADDRESSES, compareAnswers } from '../../bench/serve/compareAnswers.ts';
import {
  NginxError,
  startNginx,
  waitUntilAnswering,
  type BenchedServer,
} from '../../bench/serve/startNginx.ts';
import { compressFile } from '../../serve/precompress/compressFile.ts';
import { BUILD_DIR, SITE_DIR } from '../../lib/siteDir.ts';

/** Minimum share of nginx's requests per second, and the number of connections that must cause no error. */
const TARGETS = { ratio: 0.2, connections: 500 };

const USUAL_CONNECTIONS = 50;
const PORTS = { own: 4181, nginx: 4182 };

/**
 * `npm run bench:serve`: compares the site's own server with nginx, which uses the configuration written by the build,
 * by requesting the same page from both. `--dir` serves another build, `--page` requests another page, `--seconds` sets
 * the duration.
 */
async function benchServe(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: BUILD_DIR },
      page: { type: 'string', default: '/x/react-data-grid/' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const root = resolve(values.dir);
  const page = join(root, values.page, 'index.html');
  if (!existsSync(page) || !existsSync(join(root, 'nginx.conf'))) {
    throw new NginxError(
      `${root} has no page ${values.page}, or no nginx.conf. Run npm run build.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
  // The build does not compress all files; both servers must be able to send a compressed copy of the page.
  await compressFile(
    { file: page, size: 0, isHashed: false },
    { cacheDir: folder, hasTime: () => true },
  );
  const nginx = await startNginx(root, PORTS.nginx, join(folder, 'nginx'));
  const own = await startOwn(root, PORTS.own, folder);
  try {
    // A build of one language contains no host configuration for the other.
    const isWhole = existsSync(join(root, 'zh'));
    const addresses = ADDRESSES.filter((address) => isWhole || !address.startsWith('/zh/'));
    const differences = await compareAnswers(own.origin, nginx.origin, addresses);
    console.log(`\nAnswers of both: ${differences.length} differences\n${differences.join('\n')}`);
    const isEnough = await compareLoad(
      own.origin,
      nginx.origin,
      values.page,
      Number(values.seconds),
    );
    process.exitCode = isEnough && differences.length === 0 ? 0 : 1;
  } finally {
    await own.stop();
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}

async function compareLoad(
  own: string,
  nginx: string,
  page: string,
  seconds: number,
): Promise<boolean> {
  await measureLoad(own + page, USUAL_CONNECTIONS, 2);
  let isEnough = true;
  for (const connections of [USUAL_CONNECTIONS, TARGETS.connections]) {
    const theirs = await measureLoad(nginx + page, connections, seconds);
    const ours = await measureLoad(own + page, connections, seconds);
    const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
    console.log(`\n${page} with ${connections} connections, ${seconds} s each`);
    console.log(`  nginx      ${describe(theirs)}`);
    console.log(`  npm serve  ${describe(ours)}`);
    console.log(`  ratio      ${ratio.toFixed(2)} (target: at least ${TARGETS.ratio}, no error)`);
    isEnough &&= ratio >= TARGETS.ratio && ours.errors === 0;
  }
  return isEnough;
}

function describe({ requestsPerSecond, p99, errors }: Load): string {
  const rate = requestsPerSecond.toFixed(0).padStart(7);
  return `${rate} requests/s, 99 of 100 within ${p99} ms, ${errors} errors`;
}

benchServe().catch((error: unknown) => {
  console.error(error instanceof NginxError ? error.message : error);
  process.exitCode = 1;
});

/** Starts `npm run serve` as in production, with its log written to a file. */
async function startOwn(root: string, port: number, folder: string): Promise<BenchedServer> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', join(SITE_DIR, 'scripts/tasks/serve.ts'), root],
    {
      cwd: SITE_DIR,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        FEEDBACK_DATABASE_URL: `file:${join(folder, 'feedback.db')}`,
      },
      stdio: ['ignore', openSync(join(folder, 'serve.log'), 'w'), 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(origin);
  return {
    origin,
    stop() {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

/** Results of a load test. */
interface Load {
  readonly requestsPerSecond: number;
  /** The 99th percentile of response times in milliseconds. */
  readonly p99: number;
  /** Number of broken connections, timeouts, and responses other than 2xx. */
  readonly errors: number;
}

/** Requests an address repeatedly, as browsers do: with compression, over connections that stay open. */
async function measureLoad(url: string, connections: number, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  });
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

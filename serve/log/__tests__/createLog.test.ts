import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { createLog } from '../createLog.ts';

const END = 'finished\n';

test('each line is a JSON object', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'log');
  const { log, flush } = createLog(openSync(file, 'a'));
  log({ level: 'info', event: 'started' });
  log({ level: 'error', event: 'failed', message: 'two\nlines' });
  await flush();
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { time: expect.stringMatching(/^\d{4}-/) as string, level: 'info', event: 'started' },
    { time: expect.any(String) as string, level: 'error', event: 'failed', message: 'two\nlines' },
  ]);
});

function startLogging(stdio: StdioOptions, ...args: string[]) {
  const script = join(SITE_DIR, 'serve/log/__tests__/logForEver.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: SITE_DIR,
    stdio,
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { child, said: () => said };
}

describe('the process continues', () => {
  test('if the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const { child, said } = startLogging(['ignore', full, 'pipe']);
    closeSync(full);
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said()]).toEqual([0, END]);
  }, 30_000);

  test('if the reader of a pipe has exited', async () => {
    const { child, said } = startLogging(['ignore', 'pipe', 'pipe']);
    child.stdout?.destroy();
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said()]).toEqual([0, END]);
  }, 30_000);

  test('if nobody reads the pipe, and reports the number of dropped lines later', async () => {
    const { child, said } = startLogging(['ignore', 'pipe', 'pipe'], 'wait');
    child.stdout?.pause();
    while (said() !== END) {
      await once(child.stderr!, 'data');
    }
    let text = '';
    const told = new Promise<void>((resolve) => {
      child.stdout?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.includes('log-lines-dropped') && text.endsWith('\n')) {
          resolve();
        }
      });
    });
    child.stdout?.resume();
    await told;
    child.kill();
    await once(child, 'close');
    const entries = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; path?: string; lines?: number });
    const dropped = entries.find(({ event }) => event === 'log-lines-dropped')?.lines ?? 0;
    const written = entries.filter(({ path }) => path?.startsWith('/x')).length;
    expect(dropped).toBeGreaterThan(0);
    expect(dropped + written).toBe(40_000);
  }, 30_000);
});

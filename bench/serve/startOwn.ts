import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { waitUntilAnswering, type BenchedServer } from './startNginx.ts';

/** Starts `npm run serve` as in production, with its log written to a file. */
export async function startOwn(root: string, port: number, folder: string): Promise<BenchedServer> {
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

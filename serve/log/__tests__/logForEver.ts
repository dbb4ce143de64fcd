import { createLog } from '../createLog.ts';

/** Lines that are more than what waits, and than a pipe holds. */
const LINES = 40_000;

/** Logs more than anybody takes, in bursts as requests come, and says on the way out that it came to its end. */
async function logForEver(): Promise<void> {
  const { log, flush } = createLog(process.stdout.fd);
  for (let line = 0; line < LINES; line += 1) {
    log({ level: 'info', event: 'request', path: `/${'x'.repeat(150)}`, line });
    if (line % 1_000 === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  process.stderr.write('came to its end\n');
  if (process.argv[2] !== 'wait') {
    await flush();
    process.exit(0);
  }
  // As a server does: it goes on, and logs again once somebody reads.
  setInterval(() => log({ level: 'info', event: 'request', path: '/later/' }), 100);
}

void logForEver();

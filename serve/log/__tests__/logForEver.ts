import { createLog } from '../createLog.ts';

/** More lines than the buffer and a pipe hold together. */
const LINES = 40_000;

/** Logs more than the reader accepts, in bursts like requests, and reports on standard error that it has finished. */
async function logForEver(): Promise<void> {
  const { log, flush } = createLog(process.stdout.fd);
  for (let line = 0; line < LINES; line += 1) {
    log({ level: 'info', event: 'request', path: `/${'x'.repeat(150)}`, line });
    if (line % 1_000 === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  process.stderr.write('finished\n');
  if (process.argv[2] !== 'wait') {
    await flush();
    process.exit(0);
  }
  // Like a server, the process continues and logs again once the pipe is read.
  setInterval(() => log({ level: 'info', event: 'request', path: '/later/' }), 100);
}

void logForEver();

import { parseArgs } from 'node:util';
import { createFront } from '../../lib/dev-server/createFront.ts';
import { createPartServers, startDocusaurus } from '../../lib/dev-server/createPartServers.ts';
import { readChoice } from '../../src/versions/readChoice.ts';
import { PARTS } from '../../src/versions/parts.ts';

/**
 * `npm start`: serves the site at localhost and updates it as files change. `--locale zh` serves Chinese, `--port 4000`
 * uses another port. The server of the current version starts at once; the others start when one of their pages is
 * opened.
 */
function start(): void {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string', default: 'en' },
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: 'localhost' },
    },
  });
  const fallback = readChoice('VERSIONS', PARTS)[0]!;
  const { locale, host } = values;
  const servers = createPartServers(startDocusaurus(locale));
  servers.open(fallback);
  const front = createFront({ servers, locale, fallback });
  front.on('error', (error) => {
    console.error(`The server cannot start: ${error.message}. Choose another port with --port.`);
    servers.stop();
    process.exitCode = 1;
  });
  front.listen(Number(values.port), host, () =>
    console.log(`http://${host}:${values.port}/${locale === 'en' ? '' : `${locale}/`}`),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      servers.stop();
      process.exit();
    });
  }
}

start();

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import httpProxy from 'http-proxy';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import { choosePart } from './choosePart.ts';
import type { PartServers } from './createPartServers.ts';

/** Options of the server in front of the parts. */
export interface FrontOptions {
  readonly servers: PartServers;
  readonly locale: string;
  /** Part of addresses that belong to no version, such as the home page. */
  readonly fallback: string;
}

/** Creates the server that starts a part's server when one of its pages is opened, and passes requests on to it. */
export function createFront({ servers, locale, fallback }: FrontOptions): Server {
  const proxy = httpProxy.createProxyServer();
  let last = fallback;

  const choose = ({ url = '/', headers }: IncomingMessage): string =>
    choosePart({ url, referer: headers.referer }, locale, last);

  const server = createServer((request, response) => {
    const part = choose(request);
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    if (isPage) {
      last = part;
    }
    // Only a page can show why a server ended.
    const state = isPage ? servers.open(part) : servers.stateOf(part);
    if (state?.status === 'ready') {
      const target = `http://localhost:${state.port}`;
      proxy.web(request, response, { target }, (error) => fail(response, error));
    } else {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1' });
      if (state?.status === 'ended') {
        response.end(renderEnded(part, state.reason));
      } else {
        response.end(isPage ? renderWaiting(part) : '');
      }
    }
  });

  server.on('upgrade', (request, socket, head) => {
    const state = servers.stateOf(choose(request));
    if (state?.status === 'ready') {
      const target = `http://localhost:${state.port}`;
      proxy.ws(request, socket, head, { target }, () => socket.destroy());
    } else {
      socket.destroy();
    }
  });
  return server;
}

function fail(response: ServerResponse, error: Error): void {
  if (!response.headersSent) {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  }
  response.end(`The server of this part of the site does not answer: ${error.message}`);
}

/** Renders the page that is shown while a part's server starts. It reloads itself. */
function renderWaiting(part: string): string {
  return renderPage(
    `Starting version ${labelOf(part)}…`,
    '',
    '<meta http-equiv="refresh" content="1">\n',
  );
}

/**
 * Renders the page that is shown when a part's server has ended. It stays until the reader reloads it.
 *
 * @param reason a sentence
 */
function renderEnded(part: string, reason: string): string {
  const text = `${reason} The terminal shows the error. Fix it, then reload this page to start the server again.`;
  return renderPage(`Version ${labelOf(part)} did not start`, text, '');
}

function labelOf(part: string): string {
  return DOCS_VERSIONS.find(({ name }) => name === part)?.label ?? part;
}

function renderPage(title: string, text: string, meta: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${meta}<title>${title}</title>
<body style="font: 16px system-ui; margin: 4rem auto; max-width: 40rem">
<p>${title}</p>
${text && `<p>${text}</p>\n`}</body>
</html>
`;
}

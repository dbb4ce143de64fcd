import { watchHost, type CompiledHost, type HostInput } from './compileHost';
import { ASSETS } from './createConfig';
import { joinFiles } from './joinFiles';
import { renderHtml, type HostSite } from './renderHtml';
import type { DemoPages } from '../demoPages';
import { NOT_CHECKED, PAGE_FOLDERS } from './publishHost';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Next = () => void;

/** Pattern of the host's files below its address. */
const HOST_FILE = new RegExp(`^(?:${ASSETS}.+|\\w+/source\\.txt|checked\\.json)$`);

/**
 * Serves a version's host from the development server. It is built at the first request, because most work on pages
 * does not need it, and again when a demo changes.
 */
export function serveInDevelopment(
  readInput: () => HostInput,
  listPages: () => DemoPages,
  address: string,
  site: HostSite,
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  let outcome: CompiledHost | Error | null = null;
  let started: Promise<void> | null = null;

  const start = async () => {
    const input = readInput();
    await new Promise<void>((resolve, reject) => {
      watchHost(input, (result) => {
        outcome = result;
        resolve();
      }).catch(reject);
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse, next: Next) {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const rest = pathname.slice(address.length);
    if (!pathname.startsWith(address) || !(PAGE_FOLDERS.includes(rest) || HOST_FILE.test(rest))) {
      next();
      return;
    }
    if (rest === 'checked.json') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(NOT_CHECKED));
      return;
    }
    await (started ??= start());
    if (outcome === null || outcome instanceof Error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(outcome?.message);
      return;
    }
    if (rest.startsWith(ASSETS)) {
      const type = rest.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'access-control-allow-origin': '*',
      });
      response.end(await readFile(path.join(outcome.outDir, rest)));
      return;
    }
    if (PAGE_FOLDERS.includes(rest)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(renderHtml(rest === '' ? listPages() : null, outcome.assets, site));
      return;
    }
    const demo = readInput().demos.find(({ id }) => rest === `${id}/source.txt`);
    if (!demo) {
      next();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(await joinFiles(Object.values(demo.stylings)));
  }

  return (request, response, next) => {
    respond(request, response, next).catch(next);
  };
}

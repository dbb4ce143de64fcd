import type { IncomingMessage, ServerResponse } from 'node:http';
import { markdownAddress } from './address';
import { renderPage } from './renderPage';
import type { SitePages } from './types';

/** Creates a middleware that serves the Markdown of pages without a build. */
export function serveInDevelopment(
  read: () => Promise<SitePages> | undefined,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  async function answer(pathname: string, response: ServerResponse): Promise<boolean> {
    const { pages, site } = (pathname.endsWith('.md') && (await read())) || {};
    const page = pages?.find(({ address }) => markdownAddress(address) === pathname);
    if (!page || !site) {
      return false;
    }
    const text = await renderPage(page, site);
    response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' });
    response.end(text);
    return true;
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    answer(pathname, response).then((isAnswered) => {
      if (!isAnswered) {
        next();
      }
    }, next);
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { markdownAddress } from './address';
import { renderPage } from './renderPage';
import type { MachinePage, MachineSite } from './types';

/** Answers requests for Markdown from the pages as they are, without a build. */
export function serveInDevelopment(
  read: () => { readonly pages: readonly MachinePage[]; readonly site: MachineSite } | null,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const { pages = [], site = null } = (pathname.endsWith('.md') && read()) || {};
    const page = pages.find(({ address }) => markdownAddress(address) === pathname);
    if (!page || !site) {
      next();
      return;
    }
    renderPage(page, site).then((text) => {
      response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' });
      response.end(text);
    }, next);
  };
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { createApp } from '../createApp.ts';
import { createHeaderRules } from '../headers/createHeaderRules.ts';

/** The headers of a site in two languages with one version. */
export const HEADERS = createHeaderRules({
  roots: ['/', '/zh/'],
  hosts: ['x/demos/'],
  scriptHashes: ['sha256-known'],
  origins: [],
});

const FILES: Record<string, string> = {
  'index.html': `<h1>Home</h1>${' '.repeat(400)}`,
  '404.html': 'Page not found',
  'zh/404.html': '找不到页面',
  'x/sorting/index.html': '<h1>Sorting</h1>',
  'x/sorting/notes.txt': '0123456789',
  'assets/js/main.1a2b3c4d.js': `console.log(${JSON.stringify('x'.repeat(500))});`,
  'api/button/index.html': '<h1>Button</h1>',
  'blog/news/index.html': '<h1>News</h1>',
  'zh/x/sorting/index.html': '<h1>排序</h1>',
  'x/demos/frame/code/index.html': '<h1>Demo</h1>',
  'x/demos/Orders/source.txt': 'orders',
  'zh/x/demos/index.html': '<h1>Demo</h1>',
  'x/demos/_assets/host.1a2b3c4d.js': '"host"',
  'x/sw.js': '"worker"',
  _headers: 'for hosts',
  '.secret': 'not published',
  '.hosting.json': JSON.stringify({ headers: HEADERS, languages: {} }),
};

/** Writes a small site to a temporary folder and serves it. */
export function servePublishedFolder(): { app: Hono; root: string } {
  const base = mkdtempSync(join(tmpdir(), 'serve-'));
  const root = join(base, 'site');
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  writeFileSync(join(base, 'outside.txt'), 'outside the site');
  const app = createApp({
    root,
    cacheDir: join(base, 'cache'),
    headers: HEADERS,
    redirects: [
      { from: '/x/order/', to: '/x/sorting/' },
      { from: '/x/gone/', to: '/x/nowhere/' },
      { from: '/x/grouping/', to: '/x/sorting/', isTemporary: true },
    ],
  });
  return { app, root };
}

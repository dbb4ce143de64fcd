import path from 'node:path';
import { TEXTS } from '../texts';
import type { MachineSite } from '../types';

const siteDir = path.join(__dirname, 'fixtures/site');

/** A small site with Chinese addresses, so that tests cover the base of a language. */
export const SITE: MachineSite = {
  siteDir,
  generatedFilesDir: path.join(siteDir, 'generated'),
  origin: 'https://example.com',
  mcp: '/-/mcp',
  baseUrl: '/zh/',
  locale: 'zh',
  language: 'zh-CN',
  texts: TEXTS,
  releases: { current: { charts: '7.28.0' } },
  addresses: new Map([
    ['docs/orders/index.mdx', '/zh/x/orders/'],
    ['docs/list/index.mdx', '/zh/x/list/'],
  ]),
};

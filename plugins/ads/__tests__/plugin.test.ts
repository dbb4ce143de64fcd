import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { createHeaderRules } from '../../../serve/headers/createHeaderRules';
import { findHeaders } from '../../../serve/headers/findHeaders';
import pluginAds from '..';
import { FRAME_FOLDER } from '../network/publishFrame';
import type { Options } from '../options';

const OWN: Options = { isShown: true, feedUrl: null, scriptUrl: null, networkOrigins: [] };
const create = (options: Partial<Options>) =>
  pluginAds({ siteConfig: { baseUrl: '/zh/' } } as LoadContext, { ...OWN, ...options });

test('adds no configuration to pages for house ads alone', () => {
  const plugin = create({});
  expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({});
  expect(plugin.getThemePath?.()).toMatch(/theme$/);
});

test('pages receive the configuration of ads', () => {
  const { headTags } = create({
    feedUrl: 'https://feed.example/?q=</script>',
    scriptUrl: 'https://ads.example/serve.js',
  }).injectHtmlTags!({ content: undefined });
  expect(headTags).toEqual([
    {
      tagName: 'script',
      attributes: { type: 'application/json', id: 'docs-ads' },
      innerHTML:
        '{"feedUrl":"https://feed.example/?q=\\u003c/script>","frameUrl":"/zh/x/demos/sponsor/"}',
    },
  ]);
});

test('uses a theme without ad slots when ads are off', () => {
  const plugin = create({ isShown: false, feedUrl: 'https://feed.example/' });
  expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({});
  expect(plugin.getThemePath?.()).toMatch(/theme-without-ads$/);
});

test('publishes the frame only when a network is configured', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'ads-'));
  try {
    await create({}).postBuild?.({ outDir } as never);
    expect(existsSync(path.join(outDir, 'x/demos/sponsor'))).toBe(false);
    await create({ scriptUrl: 'https://ads.example/serve.js' }).postBuild?.({ outDir } as never);
    const html = readFileSync(path.join(outDir, 'x/demos/sponsor/index.html'), 'utf8');
    expect(html).toContain('https://ads.example/serve.js');
  } finally {
    rmSync(outDir, { recursive: true });
  }
});

test('only pages of the site may embed the frame', () => {
  const rules = createHeaderRules({
    roots: ['/', '/zh/'],
    hosts: ['x/demos/'],
    scriptHashes: [],
    origins: [],
  });
  for (const root of ['/', '/zh/']) {
    const headers = findHeaders(`${root}${FRAME_FOLDER}/`, rules);
    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'self'");
  }
});

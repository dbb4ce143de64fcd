import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import pluginIconFont from '..';
import { locateFont } from '../fontFiles';
import { type Options, contentOrigins, readIconFontEnvironment } from '../options';

const siteDir = path.resolve(__dirname, '../../..');
const create = (options: Options) =>
  pluginIconFont({ siteDir, siteConfig: { baseUrl: '/zh/' } } as LoadContext, options);

async function stylesheetOf(options: Options): Promise<string> {
  let data: { href?: string } = {};
  await create(options).contentLoaded!({
    actions: { createData: async (_name: string, value: object) => void (data = value) },
  } as never);
  return data.href ?? '';
}

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'icon-font-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

test('publishes the font with the site by default, without other origins', async () => {
  const options = readIconFontEnvironment({});
  const href = await stylesheetOf(options);
  expect(href).toMatch(/^\/zh\/assets\/fonts\/material-icons-[\d.]+\/filled\.css$/);
  expect(contentOrigins(options)).toEqual({ style: [], font: [] });

  await create(options).postBuild!({ outDir } as never);
  const file = path.join(outDir, href.replace('/zh/', ''));
  const sheet = readFileSync(file, 'utf8');
  const fonts = [...sheet.matchAll(/url\("(.+?)"\)/g)].map(([, url = '']) => url);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    expect(existsSync(path.join(path.dirname(file), font))).toBe(true);
  }

  const { files } = locateFont(siteDir, '/zh/', options);
  const published = files.map(([address]) => path.join(outDir, address.replace('/zh/', '')));
  expect(published).toEqual([file, expect.stringMatching(/\.woff2$/)]);
  expect(published.map((each) => statSync(each).size)).toEqual(files.map(([, size]) => size));
});

test('can load the font from a font service', async () => {
  const options = readIconFontEnvironment({
    ICON_FONT_URL: 'https://fonts.example/icon?family=Material+Icons',
    ICON_FONT_ORIGINS: 'https://files.example',
  });
  expect(await stylesheetOf(options)).toBe('https://fonts.example/icon?family=Material+Icons');
  expect(contentOrigins(options)).toEqual({
    style: ['https://fonts.example'],
    font: ['https://fonts.example', 'https://files.example'],
  });
  expect(locateFont(siteDir, '/', options).files).toEqual([]);
  await create(options).postBuild!({ outDir } as never);
  expect(existsSync(path.join(outDir, 'assets'))).toBe(false);
});

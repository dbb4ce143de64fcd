import path from 'node:path';
import { collectFontFiles } from '../fonts/collectFontFiles';
import { renderFontFaces } from '../fonts/renderFontFaces';

const siteDir = path.join(__dirname, '..', '..', '..');

test('only the Latin subset is preloaded, under a name that changes with the file', async () => {
  const files = await collectFontFiles(siteDir, 'en');
  expect(files.filter((file) => file.preload)).toHaveLength(1);
  expect(files[0]).toMatchObject({
    asset: expect.stringMatching(/^assets\/fonts\/inter-latin\.[0-9a-f]{8}\.woff2$/),
    preload: true,
  });
});

test('in Chinese, quotation marks, dashes and ellipses are left to the Chinese font', async () => {
  const [english] = await collectFontFiles(siteDir, 'en');
  const [chinese] = await collectFontFiles(siteDir, 'zh');
  expect(english?.unicodeRange).toContain('U+2000-206F');
  expect(chinese?.unicodeRange).not.toContain('U+2000-206F');
  expect(chinese?.unicodeRange).toContain('U+2000-2013');
});

test('font faces name each file below the base address, and the stand-in last', () => {
  const css = renderFontFaces(
    [{ source: '/x', asset: 'assets/fonts/a.woff2', unicodeRange: 'U+0-7F', preload: true }],
    '/zh/',
  );
  expect(css).toContain('src:url(/zh/assets/fonts/a.woff2) format("woff2");unicode-range:U+0-7F}');
  expect(css).toContain('font-display:optional');
  expect(css).toMatch(/font-family:"Inter Fallback";.*line-gap-override:0%}$/);
});

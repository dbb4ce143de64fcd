import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { houseAds } from '../client/houseAds';

const SITE_DIR = path.resolve(__dirname, '../../..');
/** Maximum text lengths in both languages, which fit into the smallest ad. */
const MAX_LENGTH = { name: 24, description: 75 };

test('the five ads have unique names for analytics', () => {
  expect(new Set(houseAds().map(({ label }) => label)).size).toBe(5);
});

test.each(houseAds())('$label links to an existing page and has a picture', ({ link, image }) => {
  const folder = path.join(SITE_DIR, 'docs', link.replace('/x/', ''));
  // Pages of the API reference are generated, so they have no source file.
  expect(link.startsWith('/x/api/') || existsSync(path.join(folder, 'index.mdx'))).toBe(true);
  const picture = readFileSync(path.join(SITE_DIR, 'static', image), 'utf8');
  expect(picture).toContain('viewBox="0 0 130 100"');
});

test.each(houseAds())('the texts of $label fit in both languages', ({ label, ...ad }) => {
  const chinese = JSON.parse(
    readFileSync(path.join(SITE_DIR, 'i18n/zh/code.json'), 'utf8'),
  ) as Record<string, { message: string }>;
  for (const part of ['name', 'description'] as const) {
    const id = `ads.${label.replace('house-', '')}.${part}`;
    expect(ad[part].length).toBeLessThanOrEqual(MAX_LENGTH[part]);
    expect(widthOf(chinese[id]!.message)).toBeLessThanOrEqual(MAX_LENGTH[part]);
  }
});

/** Returns the width of a text in Latin letters; a Chinese character is as wide as two. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > '\u2fff' ? 2 : 1), 0);

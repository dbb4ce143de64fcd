import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGE = '@fontsource-variable/inter';

/** Subsets that readers may need; each is loaded only when a page contains one of its characters. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** General punctuation, which Inter's Latin subset covers whole. */
const PUNCTUATION = 'U+2000-206F';

/**
 * The same without em dash, quotation marks and ellipsis. Chinese shares these code points with Latin but draws them
 * full-width, so the Chinese font must draw them.
 */
const NARROW_PUNCTUATION = 'U+2000-2013,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F';

/** A font file which the site serves itself. */
export interface FontFile {
  /** Path in its package. */
  readonly source: string;
  /** Its address below the site's base address; the name changes with the content, so it can be cached for ever. */
  readonly asset: string;
  readonly unicodeRange: string;
  /** Asked for in the head of every page, because every page needs it. */
  readonly preload: boolean;
}

/**
 * Finds the files of the text face and the characters each of them covers.
 *
 * @param siteDir where the font's package is looked up from
 * @param locale the language of the pages
 * @throws when the installed package does not have a subset the site needs
 */
export async function collectFontFiles(siteDir: string, locale: string): Promise<FontFile[]> {
  const manifest = createRequire(path.join(siteDir, 'package.json')).resolve(
    `${PACKAGE}/package.json`,
  );
  const folder = path.dirname(manifest);
  const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;

  return Promise.all(
    SUBSETS.map(async (subset) => {
      const range = ranges[subset];
      if (range === undefined) {
        throw new Error(
          `${PACKAGE} has no subset "${subset}" (it has ${Object.keys(ranges).join(', ')}). ` +
            'Adapt SUBSETS in plugins/design-tokens/fonts/collectFontFiles.ts to the installed version.',
        );
      }
      const source = path.join(folder, 'files', `inter-${subset}-wght-normal.woff2`);
      const hash = createHash('sha256')
        .update(await readFile(source))
        .digest('hex')
        .slice(0, 8);
      return {
        source,
        asset: `assets/fonts/inter-${subset}.${hash}.woff2`,
        unicodeRange: locale.startsWith('zh')
          ? range.replace(PUNCTUATION, NARROW_PUNCTUATION)
          : range,
        preload: subset === 'latin',
      };
    }),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { cardAddress } from './cardAddress';
import { drawCard } from './drawCard';
import type { Card } from './describeCard';

/** Folders for writing images. */
export interface ImagePlaces {
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly outDir: string;
}

/** Subsets of Noto Sans SC by language; the Latin subset has priority. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  en: ['latin'],
  zh: ['latin', 'chinese-simplified'],
};

const WEIGHTS = [400, 700] as const;

/**
 * Writes images into the build, and draws those that are not in the cache.
 *
 * @param cards contents of the images, by published address
 */
export async function writeImages(
  cards: ReadonlyMap<string, Card>,
  { siteDir, cacheDir, outDir }: ImagePlaces,
): Promise<void> {
  const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  const fonts = new Map<string, Font[]>();
  await mkdir(cacheDir, { recursive: true });
  for (const [address, card] of cards) {
    const kept = path.join(cacheDir, path.basename(cardAddress(card)));
    if (!existsSync(kept)) {
      const known = fonts.get(card.language) ?? loadFonts(card.language);
      fonts.set(card.language, known);
      await writeFile(kept, await drawCard(card, logo, known));
    }
    const target = path.join(outDir, address);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(kept, target);
  }
}

/** Loads the fonts for texts in a language. */
function loadFonts(language: string): Font[] {
  const { resolve } = createRequire(__filename);
  return (SUBSETS[language] ?? ['latin']).flatMap((subset) =>
    WEIGHTS.map((weight) => ({
      name: subset,
      weight,
      style: 'normal' as const,
      data: readFileSync(
        resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`),
      ),
    })),
  );
}

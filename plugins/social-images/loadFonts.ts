import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** Subsets of Noto Sans SC by language; the Latin subset has priority. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  en: ['latin'],
  zh: ['latin', 'chinese-simplified'],
};

const WEIGHTS = [400, 700] as const;

/** Loads the fonts for texts in a language. */
export function loadFonts(language: string): Font[] {
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

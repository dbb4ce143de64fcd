import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** Subsets of Noto Sans SC by the language that needs them; Latin letters come first. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  en: ['latin'],
  zh: ['latin', 'chinese-simplified'],
};

const WEIGHTS = [400, 700] as const;

/** The fonts with which texts of a language are drawn. */
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

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCOPE_FOLDER } from '../addresses';
import { ink } from '../../../src/brand/palette';

/** One picture of the site's sign. */
export interface Icon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** How much of the width the sign takes. Systems cut maskable icons to a circle of 80 % of the width. */
  readonly share: number;
  readonly purpose: 'any' | 'maskable';
}

/** Icons that browsers require of an app: https://web.dev/articles/add-manifest#icons */
export const ICONS: readonly Icon[] = [
  { file: `${SCOPE_FOLDER}icons/192.png`, size: 192, share: 0.8, purpose: 'any' },
  { file: `${SCOPE_FOLDER}icons/512.png`, size: 512, share: 0.8, purpose: 'any' },
  { file: `${SCOPE_FOLDER}icons/maskable-512.png`, size: 512, share: 0.5, purpose: 'maskable' },
];

/** The icon that iOS puts on the home screen, which fills what is transparent with black. */
export const TOUCH_ICON: Icon = {
  file: `${SCOPE_FOLDER}icons/touch-180.png`,
  size: 180,
  share: 0.7,
  purpose: 'maskable',
};

/** Draws the icons from the site's logo. */
export async function writeIcons(siteDir: string, outDir: string): Promise<void> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const logo = await readFile(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  for (const icon of [...ICONS, TOUCH_ICON]) {
    const target = path.join(outDir, icon.file);
    await mkdir(path.dirname(target), { recursive: true });
    const image = await renderAsync(drawIcon(logo, icon), { font: { loadSystemFonts: false } });
    await writeFile(target, image.asPng());
  }
}

/** The logo in the middle of a square, as SVG. */
export function drawIcon(logo: string, { size, share, purpose }: Icon): string {
  const width = size * share;
  const place = (size - width) / 2;
  const placed = logo.replace(
    '<svg ',
    `<svg x="${place}" y="${place}" width="${width}" height="${width}" `,
  );
  const ground =
    purpose === 'maskable' ? `<rect width="${size}" height="${size}" fill="${ink[0]}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCOPE_FOLDER } from '../addresses';
import { ink } from '../../../src/brand/palette';

/** An icon with the site's logo. */
export interface Icon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Share of the width that the logo occupies. Systems crop maskable icons to a circle of 80 % of the width. */
  readonly share: number;
  readonly purpose: 'any' | 'maskable';
}

/** Icons that browsers require of an app: https://web.dev/articles/add-manifest#icons */
export const ICONS: readonly Icon[] = [
  { file: `${SCOPE_FOLDER}icons/192.png`, size: 192, share: 0.8, purpose: 'any' },
  { file: `${SCOPE_FOLDER}icons/512.png`, size: 512, share: 0.8, purpose: 'any' },
  { file: `${SCOPE_FOLDER}icons/maskable-512.png`, size: 512, share: 0.5, purpose: 'maskable' },
];

/** Home screen icon for iOS, which renders transparent areas black. */
export const TOUCH_ICON: Icon = {
  file: `${SCOPE_FOLDER}icons/touch-180.png`,
  size: 180,
  share: 0.7,
  purpose: 'maskable',
};

/** Renders the icons from the site's logo. */
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

/** Returns an SVG with the logo centered in a square. */
function drawIcon(logo: string, { size, share, purpose }: Icon): string {
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

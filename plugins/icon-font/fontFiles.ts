import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Options, contentOrigins } from './options';

/** Files of the filled style, one of five; demos get it with the class `material-icons` alone. */
const FILES = ['filled.css', 'material-icons.woff2', 'material-icons.woff'];

const folderOfPackage = (siteDir: string): string =>
  path.dirname(
    createRequire(path.join(siteDir, 'package.json')).resolve('material-icons/package.json'),
  );

/**
 * Returns the folder where the site publishes the font. It contains the version, so that its files never change.
 *
 * @param siteDir absolute folder of the site
 * @returns path from the root of the site, without slashes around it
 */
export function fontFolder(siteDir: string): string {
  const file = path.join(folderOfPackage(siteDir), 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `assets/fonts/material-icons-${version}`;
}

/** Returns the absolute folder of the package's files. */
export const fontSource = (siteDir: string): string =>
  path.join(folderOfPackage(siteDir), 'iconfont');

/** Copies the style sheet and the font into a build. */
export function publishFont(siteDir: string, outDir: string): void {
  const target = path.join(outDir, fontFolder(siteDir));
  mkdirSync(target, { recursive: true });
  for (const file of FILES) {
    cpSync(path.join(fontSource(siteDir), file), path.join(target, file));
  }
}

/**
 * Lists the files that a browser loads. Of the font formats, it loads only the first one, WOFF2.
 *
 * @param address address of the published folder, with both slashes
 * @returns addresses and sizes in bytes
 */
function listFont(siteDir: string, address: string): (readonly [string, number])[] {
  return FILES.filter((file) => !file.endsWith('.woff')).map((file) => [
    address + file,
    statSync(path.join(fontSource(siteDir), file)).size,
  ]);
}

/** Address of the font, and origins that the pages' security policy must allow for it. */
export interface IconFont {
  /** Address of the style sheet. */
  readonly href: string;
  readonly origins: ReturnType<typeof contentOrigins>;
  /** Addresses and sizes in bytes of the files that the site publishes, for offline use. */
  readonly files: readonly (readonly [string, number])[];
}

/**
 * @param siteDir absolute folder of the site
 * @param baseUrl base URL of the pages, with both slashes
 */
export function locateFont(siteDir: string, baseUrl: string, options: Options): IconFont {
  const folder = `${baseUrl}${fontFolder(siteDir)}/`;
  return {
    href: options.stylesheetUrl ?? `${folder}filled.css`,
    origins: contentOrigins(options),
    files: options.stylesheetUrl ? [] : listFont(siteDir, folder),
  };
}

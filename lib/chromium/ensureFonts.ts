import { spawnSync } from 'node:child_process';
import { installPackage } from './installPackage.ts';

/** Fonts as wide as Arial and Helvetica, in which most readers see demos and in which demo heights are measured. */
const METRICS = /^(?:Arial|Arimo|Helvetica|Liberation Sans|Nimbus Sans)/;
const PACKAGE = 'fonts-liberation';

/**
 * Ensures that text in demos is as wide as for most readers. With other fonts, lines break differently, and demos are
 * higher than their reserved space. Systems without fontconfig have Arial.
 */
export function ensureFonts(): void {
  const family = findFamily();
  if (family === undefined || METRICS.test(family)) {
    return;
  }
  console.log(`Arial would be shown in ${family}. Trying Debian’s package ${PACKAGE}.`);
  if (!installPackage([PACKAGE])) {
    console.warn(`Install ${PACKAGE}, or another font like Arial: heights of demos may be off.`);
  }
}

function findFamily(): string | undefined {
  const { status, stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Arial'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout : undefined;
}

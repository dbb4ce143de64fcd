import { spawnSync } from 'node:child_process';
import { installPackage } from './installPackage.ts';

/** Fonts as wide as Arial and Helvetica, with which most readers see demos, and heights of demos are measured. */
const METRICS = /^(?:Arial|Arimo|Helvetica|Liberation Sans|Nimbus Sans)/;
const PACKAGE = 'fonts-liberation';

/**
 * Sees to it that text of demos is as wide as for most readers: with another font lines break elsewhere, and demos are
 * higher than the space that is kept for them. Systems without fontconfig bring Arial.
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

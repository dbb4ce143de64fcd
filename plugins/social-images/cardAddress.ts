import { readFileSync } from 'node:fs';
import path from 'node:path';
import { md5Hash } from '@docusaurus/utils';
import type { Card } from './describeCard';

const DESIGN = readFileSync(path.join(__dirname, 'drawCard.ts'), 'utf8');

/** Returns the address of an image below the language's base URL. The file name is a hash of the content and design. */
export function cardAddress(card: Card): string {
  return `/img/social/${md5Hash(JSON.stringify([DESIGN, card]))}.png`;
}

/** Address of the default image, for all pages outside the documentation. */
export const SITE_CARD_ADDRESS = '/img/social/site.png';

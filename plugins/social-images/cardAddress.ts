import { readFileSync } from 'node:fs';
import path from 'node:path';
import { md5Hash } from '@docusaurus/utils';
import type { Card } from './types';

const DESIGN = readFileSync(path.join(__dirname, 'drawCard.ts'), 'utf8');

/** The address of an image below the language's base. What is drawn, and how, is in its name. */
export function cardAddress(card: Card): string {
  return `/img/social/${md5Hash(JSON.stringify([DESIGN, card]))}.png`;
}

/** The image of everything that is no page of the documentation. */
export const SITE_CARD_ADDRESS = '/img/social/site.png';

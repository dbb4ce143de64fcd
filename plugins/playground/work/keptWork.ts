import { createStorageSlot } from '@docusaurus/theme-common';
import type { ResultView, Work } from '../types';
import { isWork } from './parseWork';

/** How much of the past is kept: the browser keeps a few megabytes for the whole site. */
const KEPT_STEPS = 10;

/** What the browser keeps between visits. */
export interface KeptWork {
  readonly present: Work;
  readonly past: readonly Work[];
  readonly view: ResultView;
}

/** Docusaurus adds the site's namespace. */
const slot = () => createStorageSlot('playground');

/** Keeps work; in a browser that has no room for it, it lasts as long as the page. */
export function keepWork({ present, past, view }: KeptWork): void {
  slot().set(JSON.stringify({ present, past: past.slice(-KEPT_STEPS), view }));
}

/** @returns `null` where nothing is kept, or what is cannot be used */
export function readKeptWork(): KeptWork | null {
  return parseKeptWork(slot().get());
}

/** @param text JSON as {@link keepWork} writes it */
export function parseKeptWork(text: string | null): KeptWork | null {
  try {
    const { present, past, view } = JSON.parse(text ?? '') as KeptWork;
    const isWhole = [present, ...past].every(isWork) && typeof view.settings === 'object';
    return isWhole ? { present, past, view } : null;
  } catch {
    return null;
  }
}

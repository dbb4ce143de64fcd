import { createStorageSlot } from '@docusaurus/theme-common';
import type { ResultView, Work } from '../../../lib/demos/playground/types';
import { isSentSettings } from '../../../lib/demos/settingParameters';
import { isWork } from '../../../lib/demos/playground/parseWork';

/** How much of the past is kept: the browser keeps a few megabytes for the whole site. */
const KEPT_STEPS = 10;
/** Characters with which the past is kept too. */
const MAX_KEPT = 500_000;

/** Work that the browser keeps between visits. */
export interface KeptWork {
  readonly present: Work;
  readonly past: readonly Work[];
  readonly view: ResultView;
}

/** Docusaurus adds the site's namespace. */
const slot = () => createStorageSlot('playground');

/** Where it is noted that the reader's code runs. */
export const runSlot = () => createStorageSlot('playground-running');

/** Keeps work, and the steps before it as far as there is room. */
export function keepWork({ present, past, view }: KeptWork): void {
  const whole = JSON.stringify({ present, past: past.slice(-KEPT_STEPS), view });
  slot().set(whole.length > MAX_KEPT ? JSON.stringify({ present, past: [], view }) : whole);
}

/** @returns `null` where nothing is kept, or what is cannot be used */
export function readKeptWork(): KeptWork | null {
  return parseKeptWork(slot().get());
}

const isView = ({ width, settings }: ResultView): boolean =>
  (width === null || Number.isFinite(width)) && isSentSettings(settings);

/** @param text JSON as {@link keepWork} writes it */
export function parseKeptWork(text: string | null): KeptWork | null {
  try {
    const { present, past, view } = JSON.parse(text ?? '') as KeptWork;
    const isWhole = [present, ...past].every(isWork) && isView(view);
    return isWhole ? { present, past, view } : null;
  } catch {
    return null;
  }
}

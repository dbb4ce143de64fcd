import { createStorageSlot } from '@docusaurus/theme-common';
import type { ResultView, Work } from '../../shared/playground/types';
import { isSentSettings } from '../../shared/settingParameters';
import { isWork } from '../../shared/playground/parseWork';

/** Number of undo steps that are stored: browsers store only a few megabytes for the whole site. */
const KEPT_STEPS = 10;
/** Maximum number of characters up to which undo steps are stored. */
const MAX_KEPT = 500_000;

/** Work that the browser stores between visits. */
export interface KeptWork {
  readonly present: Work;
  readonly past: readonly Work[];
  readonly view: ResultView;
}

/** Returns the storage slot of the work; Docusaurus adds the site's namespace to the name. */
const slot = () => createStorageSlot('playground');

/** Returns the storage slot that records whether the reader's code is running. */
export const runSlot = () => createStorageSlot('playground-running');

/** Stores the work, and its undo steps if they fit. */
export function keepWork({ present, past, view }: KeptWork): void {
  const whole = JSON.stringify({ present, past: past.slice(-KEPT_STEPS), view });
  slot().set(whole.length > MAX_KEPT ? JSON.stringify({ present, past: [], view }) : whole);
}

/** @returns `null` if no work is stored, or if the stored work is invalid */
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

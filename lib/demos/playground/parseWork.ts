import type { Work } from './types';
import { areWorkable } from './fileNames';

/** @returns `null` for what is no work as JSON */
export function parseWork(text: string | null): Work | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isWork(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a value that was stored is work still: it may have been cut off, or changed by hand. */
export function isWork(value: unknown): value is Work {
  const { version, demo, styling, files, isChanged, awaitsConsent } = Object(value) as Work;
  return (
    [version, demo, styling].every((each) => typeof each === 'string') &&
    [isChanged, awaitsConsent].every((each) => typeof each === 'boolean') &&
    Array.isArray(files) &&
    files.every(({ name, text }) => typeof name === 'string' && typeof text === 'string') &&
    areWorkable(files)
  );
}

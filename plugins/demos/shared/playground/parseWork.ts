import type { Work } from './types';
import { areWorkable } from './fileNames';

/** @returns `null` if the text is not valid work as JSON */
export function parseWork(text: string | null): Work | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isWork(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns whether a stored value is valid work: it may have been truncated or changed manually. */
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

import { useSyncExternalStore } from 'react';

export type CodeVariant = 'TS' | 'JS';

const COOKIE = 'codeVariant';

/** One year, in seconds. */
const MAX_AGE = 31_536_000;

const listeners = new Set<() => void>();

function readCookie(): CodeVariant {
  return /(?:^|; )codeVariant=JS(?:;|$)/.test(document.cookie) ? 'JS' : 'TS';
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The language in which the reader wants to see code; an unknown value in the cookie counts as TypeScript. */
export function useCodeVariant(): CodeVariant {
  return useSyncExternalStore(subscribe, readCookie, () => 'TS');
}

/** Keeps the choice for a year, and applies it to every demo on the page. */
export function setCodeVariant(variant: CodeVariant): void {
  document.cookie = `${COOKIE}=${variant}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
  listeners.forEach((listener) => listener());
}

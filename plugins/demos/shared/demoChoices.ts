import { useSyncExternalStore } from 'react';
import { CODE_VARIANTS, DEMO_STYLINGS, type CodeVariant, type DemoStyling } from './codeForms';
import { markRoot } from './markRoot';

/** Choices of the reader for the code of all demos. */
export interface DemoChoices {
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
}

const DEFAULT_CHOICES: DemoChoices = { variant: 'TS', styling: 'system' };

/** One year, in seconds. */
export const COOKIE_MAX_AGE = 31_536_000;

const listeners = new Set<() => void>();
let current = DEFAULT_CHOICES;
let currentCookies: string | null = null;

/** Notifies other tabs, because cookies have no change event. */
let channel: BroadcastChannel | null = null;

/** Blocked cookies, or a frame without an origin, may throw. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** @returns the choice in the cookie; the default for other values */
function readCookie<T extends string>(name: string, valid: readonly T[], fallback: T): T {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(readCookies())?.[1];
  return valid.find((each) => each === value) ?? fallback;
}

/** Returns the choices in the reader's cookies; the same object until one of them changes. */
export function readDemoChoices(): DemoChoices {
  const cookies = readCookies();
  if (cookies !== currentCookies) {
    currentCookies = cookies;
    const variant = readCookie('codeVariant', CODE_VARIANTS, DEFAULT_CHOICES.variant);
    const styling = readCookie('codeStyling', DEMO_STYLINGS, DEFAULT_CHOICES.styling);
    if (variant !== current.variant || styling !== current.styling) {
      current = { variant, styling };
    }
  }
  return current;
}

function notify(): void {
  markRoot(document.documentElement, readCookies());
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void): () => void {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('demo-choices');
    channel.addEventListener('message', notify);
  }
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Returns the variant and styling in which the reader wants to see demos. */
export function useDemoChoices(): DemoChoices {
  return useSyncExternalStore(subscribe, readDemoChoices, () => DEFAULT_CHOICES);
}

/** Stores choices for a year and applies them to every demo of this page and of other tabs. */
export function setDemoChoices(choices: Partial<DemoChoices>): void {
  const { variant, styling } = choices;
  for (const [name, value] of [
    ['codeVariant', variant],
    ['codeStyling', styling],
  ]) {
    if (value) {
      try {
        document.cookie = `${name}=${value}; Max-Age=${COOKIE_MAX_AGE}; Path=/; SameSite=Lax`;
      } catch {
        // The choice cannot be stored.
      }
    }
  }
  notify();
  channel?.postMessage(null);
}

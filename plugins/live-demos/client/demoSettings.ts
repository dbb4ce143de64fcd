import { useSyncExternalStore } from 'react';
import type { DemoSettings } from '../types';

/** What the server renders demos with. */
export const SERVER_SETTINGS: DemoSettings = { mode: 'light', direction: 'ltr' };

/** The page says its settings on its root element; demos follow them there, whoever changed them. */
const WATCHED_ATTRIBUTES = ['data-theme', 'dir'];

let current: DemoSettings = SERVER_SETTINGS;

function readSettings(): DemoSettings {
  const root = document.documentElement;
  const mode = root.dataset.theme === 'dark' ? 'dark' : 'light';
  const direction = root.dir === 'rtl' ? 'rtl' : 'ltr';
  if (mode !== current.mode || direction !== current.direction) {
    current = { mode, direction };
  }
  return current;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: WATCHED_ATTRIBUTES });
  return () => observer.disconnect();
}

/** The settings of the page around the demo, always up to date. */
export function useDemoSettings(): DemoSettings {
  return useSyncExternalStore(subscribe, readSettings, () => SERVER_SETTINGS);
}

import { useSyncExternalStore } from 'react';
import { SPACING } from '../../src/brand/measures';
import type { DemoSettings, PaletteColors } from './types';

/** Settings with which the server renders demos. */
export const SERVER_SETTINGS: DemoSettings = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  spacing: SPACING,
  paletteColors: {},
};

/** The page says its settings on its root element; demos follow them there, whoever changed them. */
const WATCHED_ATTRIBUTES = ['data-theme', 'dir', 'data-dense', 'data-spacing', 'data-palette'];

let current: DemoSettings = SERVER_SETTINGS;
let currentKey = '';

/** Returns the settings in the attributes of the page's root element. */
export function readSettings(): DemoSettings {
  const root = document.documentElement;
  const key = JSON.stringify(WATCHED_ATTRIBUTES.map((name) => root.getAttribute(name)));
  if (key !== currentKey) {
    const { theme, spacing, palette } = root.dataset;
    currentKey = key;
    const settings: DemoSettings = {
      mode: theme === 'dark' ? 'dark' : 'light',
      direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
      dense: root.hasAttribute('data-dense'),
      spacing: spacing === undefined ? SERVER_SETTINGS.spacing : Number(spacing),
      paletteColors:
        palette === undefined
          ? SERVER_SETTINGS.paletteColors
          : (JSON.parse(palette) as PaletteColors),
    };
    // Demos render once more when they hear of settings other than those of the server.
    const names = Object.keys(settings) as (keyof DemoSettings)[];
    const isDefault = names.every((name) => settings[name] === SERVER_SETTINGS[name]);
    current = isDefault ? SERVER_SETTINGS : settings;
  }
  return current;
}

/** Says settings on a root element; those that are the default leave no trace. */
export function writeSettings(root: HTMLElement, settings: DemoSettings): void {
  const { mode, direction, dense, spacing, paletteColors } = settings;
  const attributes = {
    'data-theme': mode,
    dir: direction,
    'data-dense': dense ? '' : null,
    'data-spacing': spacing === SERVER_SETTINGS.spacing ? null : String(spacing),
    'data-palette': Object.keys(paletteColors).length > 0 ? JSON.stringify(paletteColors) : null,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      root.removeAttribute(name);
    } else {
      root.setAttribute(name, value);
    }
  }
}

/** Calls back when the page's settings change, until what it returns is called. */
export function watchSettings(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: WATCHED_ATTRIBUTES });
  return () => observer.disconnect();
}

/** The settings of the page around the demo, always up to date. */
export function useDemoSettings(): DemoSettings {
  return useSyncExternalStore(watchSettings, readSettings, () => SERVER_SETTINGS);
}

import { useSyncExternalStore } from 'react';
import { SPACING } from '../../../src/brand/measures';
import type { DemoSettings, PaletteColors } from './types';

/** Settings with which the server renders demos. */
export const SERVER_SETTINGS: DemoSettings = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  spacing: SPACING,
  paletteColors: {},
};

/** Attributes of the page's root element that contain its settings, which demos follow. */
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
    // Demos render once more if the settings differ from those of the server.
    const names = Object.keys(settings) as (keyof DemoSettings)[];
    const isDefault = names.every((name) => settings[name] === SERVER_SETTINGS[name]);
    current = isDefault ? SERVER_SETTINGS : settings;
  }
  return current;
}

/** Writes settings to the attributes of a root element; default settings have no attributes. */
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

/**
 * Calls back when the page's settings change.
 *
 * @returns a function that unsubscribes
 */
export function watchSettings(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: WATCHED_ATTRIBUTES });
  return () => observer.disconnect();
}

/** Returns the current settings of the page around the demo. */
export function useDemoSettings(): DemoSettings {
  return useSyncExternalStore(watchSettings, readSettings, () => SERVER_SETTINGS);
}

import { createStorageSlot } from '@docusaurus/theme-common';
import { readSettings } from '../../../lib/demos/demoSettings';
import { SETTINGS_SLOT } from '../storageKeys';
import type { KeptSettings } from '../types';
import { applySettings } from './applySettings';
import { hasShortcuts } from './hasShortcuts';

/**
 * Changes settings at once, and for the next visits where the browser keeps anything: the page itself says what holds,
 * so that all of it works in a browser that does not.
 */
export function keepSettings(change: Partial<KeptSettings>): void {
  const { direction, dense, spacing, paletteColors } = readSettings();
  const settings: KeptSettings = {
    direction,
    dense,
    spacing,
    paletteColors,
    shortcuts: hasShortcuts(),
    ...change,
  };
  const text = JSON.stringify(settings);
  applySettings(document.documentElement, text);
  createStorageSlot(SETTINGS_SLOT).set(text);
}

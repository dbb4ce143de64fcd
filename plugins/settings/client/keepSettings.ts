import { createStorageSlot } from '@docusaurus/theme-common';
import { readSettings } from '../../demos/shared/demoSettings';
import { SETTINGS_SLOT } from '../storageKeys';
import type { KeptSettings } from '../types';
import { applySettings } from './applySettings';
import { hasShortcuts } from './hasShortcuts';

/**
 * Applies changed settings immediately and stores them for later visits. The current settings are read from the page,
 * not from the storage, so that changes also work in a browser that stores nothing.
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

import { createStorageSlot } from '@docusaurus/theme-common';
import { useEffect, useReducer, useState } from 'react';
import type { SentSettings } from '../../demos/shared/settingParameters';
import {
  beginTheme,
  changeTheme,
  type ThemeAction,
  type ThemeChoice,
  type ThemeHistory,
} from '../model/changeTheme';
import { PRESETS } from '../model/presets';
import { readThemeLink, selectValid } from '../model/themeLink';
import type { BuilderCatalog, Values } from '../types';

/** Milliseconds without a change after which the theme is stored. */
const KEEP_PAUSE = 300;

interface BuiltTheme {
  readonly history: ThemeHistory;
  readonly change: (action: ThemeAction) => void;
  /** Mode and direction that the last link asked for. */
  readonly settings: SentSettings;
  readonly setSettings: (settings: SentSettings) => void;
  /** Parts of the last link that could not be used. */
  readonly leftOut: readonly string[];
}

const FIRST: Values = PRESETS[0]!.values;

/**
 * Manages the theme: begins with the one in the address, the stored one or the first preset, and stores it between
 * visits.
 *
 * @param preferred the reader's version
 */
export function useTheme({ versions }: BuilderCatalog, preferred: string): BuiltTheme {
  const names = Object.keys(versions);
  const existing = (name: string | undefined): string | undefined =>
    names.find((each) => each === name);
  const [start] = useState(() => {
    const link = readThemeLink(location.hash.includes('=') ? location.hash : '');
    const kept = readKeptTheme();
    return {
      link,
      choice: {
        version:
          existing(link.choice.version) ??
          existing(kept?.version) ??
          existing(preferred) ??
          names[0]!,
        values: link.choice.values ?? kept?.values ?? FIRST,
      },
    };
  });
  const [history, change] = useReducer(changeTheme, start.choice, beginTheme);
  const [settings, setSettings] = useState(start.link.settings);
  const [leftOut, setLeftOut] = useState(start.link.leftOut);

  const { present } = history;
  useEffect(() => {
    const timer = setTimeout(() => slot().set(JSON.stringify(present)), KEEP_PAUSE);
    return () => clearTimeout(timer);
  }, [present]);

  useEffect(() => {
    const follow = (): void => {
      if (!location.hash.includes('=')) {
        return;
      }
      const link = readThemeLink(location.hash);
      const { version, values } = link.choice;
      change({
        type: 'replace',
        choice: {
          ...(version !== undefined && version in versions && { version }),
          ...(values && { values }),
        },
      });
      setSettings(link.settings);
      setLeftOut(link.leftOut);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [versions]);

  return { history, change, settings, setSettings, leftOut };
}

/** Returns the storage slot of the theme; Docusaurus adds the site's namespace to the name. */
const slot = () => createStorageSlot('theme-builder');

/** @returns `null` if no theme is stored, or if the stored one is invalid */
function readKeptTheme(): ThemeChoice | null {
  try {
    const { version, values } = JSON.parse(slot().get() ?? '') as ThemeChoice;
    const valid = selectValid(values).values;
    return typeof version === 'string' && valid ? { version, values: valid } : null;
  } catch {
    return null;
  }
}

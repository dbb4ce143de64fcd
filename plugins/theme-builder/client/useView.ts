import { useState } from 'react';
import { useDemoSettings } from '../../demos/shared/demoSettings';
import type { SentSettings } from '../../demos/shared/settingParameters';
import type { DemoSettings } from '../../demos/shared/types';
import type { ThemeAction } from '../model/changeTheme';
import { SCHEMES } from '../types';

/** Mode and direction of the screen. */
export interface View extends Pick<DemoSettings, 'mode' | 'direction'> {
  /** Whether the screen has its mode because its palette was changed. */
  readonly isFollowing: boolean;
  readonly choose: (settings: SentSettings) => void;
  /** Shows the palette that an action changes. */
  readonly follow: (action: ThemeAction) => void;
}

/**
 * Manages mode and direction of the screen.
 *
 * @param settings those that the reader or a link chose; for others, those of the page apply
 */
export function useView(
  settings: SentSettings,
  setSettings: (settings: SentSettings) => void,
): View {
  const page = useDemoSettings();
  const { mode = page.mode, direction = page.direction } = settings;
  const [followed, setFollowed] = useState<DemoSettings['mode'] | null>(null);
  return {
    mode,
    direction,
    isFollowing: followed === mode,
    choose: (chosen) => {
      if (chosen.mode) {
        setFollowed(null);
      }
      setSettings({ ...settings, ...chosen });
    },
    follow: (action) => {
      const ids =
        action.type === 'set'
          ? [action.id]
          : action.type === 'replace'
            ? Object.keys(action.choice.values ?? {})
            : [];
      const changed = SCHEMES.filter((each) => ids.some((id) => id.startsWith(`${each}.`)));
      const [scheme] = changed;
      if (scheme && changed.length === 1 && scheme !== mode) {
        setFollowed(scheme);
        setSettings({ ...settings, mode: scheme });
      }
    },
  };
}

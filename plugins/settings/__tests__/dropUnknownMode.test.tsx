import { runInNewContext } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import pluginSettings from '..';
import { COLOR_MODE_KEY } from '../storageKeys';

/** Returns the attributes that the head scripts set on the root element when the system prefers dark mode. */
function shownFor(kept: string | null): Record<string, string> {
  const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true };
  const { injectHtmlTags } = pluginSettings({
    siteConfig: { themeConfig: { colorMode } },
    siteStorage: { type: 'localStorage', namespace: COLOR_MODE_KEY.replace('theme', '') },
  } as unknown as LoadContext);
  const [script] = injectHtmlTags!({ content: undefined })?.headTags as { innerHTML: string }[];
  localStorage.clear();
  if (kept !== null) {
    localStorage.setItem(COLOR_MODE_KEY, kept);
  }
  const root: Record<string, string> = {};
  const window = { localStorage, matchMedia: () => ({ matches: true }), location: { search: '' } };
  runInNewContext(script!.innerHTML, {
    window,
    localStorage,
    URLSearchParams,
    document: {
      documentElement: { setAttribute: (name: string, value: string) => (root[name] = value) },
    },
  });
  return root;
}

test.each(['light', 'dark'])('applies the stored mode %p before the first paint', (mode) => {
  expect(shownFor(mode)).toEqual({ 'data-theme': mode, 'data-theme-choice': mode });
});

test.each([null, '', 'sepia', 'system', 'Dark'])(
  'with %p stored, the mode follows the system',
  (kept) => {
    expect(shownFor(kept)).toEqual({ 'data-theme': 'dark', 'data-theme-choice': 'system' });
    expect(localStorage.getItem(COLOR_MODE_KEY)).toBeNull();
  },
);

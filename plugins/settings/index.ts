import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applySettings } from './client/applySettings';
import { dropUnknownMode } from './client/dropUnknownMode';
import { COLOR_MODE_KEY, SETTINGS_KEY } from './storageKeys';

/** The reader's settings for pages and demos: the panel, its stored values, and the keyboard shortcuts. */
export default function pluginSettings({ siteConfig, siteStorage }: LoadContext): Plugin<void> {
  const { colorMode } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'settings',
    getThemePath: () => './theme',
    getClientModules: () => [
      path.join(__dirname, 'client', 'dropSentMode.ts'),
      path.join(__dirname, 'client', 'followOtherTabs.ts'),
      path.join(__dirname, 'client', 'settings.css'),
    ],
    injectHtmlTags: () => ({
      headTags: [
        // Docusaurus puts this script in the body, where it waits for the style sheet; a first frame may then be white.
        {
          tagName: 'script',
          innerHTML: checkScript() + getThemeInlineScript({ colorMode, siteStorage }),
        },
        { tagName: 'script', innerHTML: headScript() },
      ],
    }),
  };
}

function checkScript(): string {
  return `try{(${dropUnknownMode})(localStorage,${JSON.stringify(COLOR_MODE_KEY)})}catch{}`;
}

/** Applies stored settings before the first paint. `localStorage` throws in a browser that blocks storage. */
function headScript(): string {
  const key = JSON.stringify(SETTINGS_KEY);
  return `try{(${applySettings})(document.documentElement,localStorage.getItem(${key}))}catch{}`;
}

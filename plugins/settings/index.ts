import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applySettings } from './client/applySettings';
import { dropUnknownMode } from './client/dropUnknownMode';
import { COLOR_MODE_KEY, SETTINGS_KEY } from './storageKeys';

/** How readers want to see pages and demos: a panel, what the browser keeps of it, and the keys of the page. */
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
        // Docusaurus has it in the body, where it waits for the style sheet and can lose a frame, white, to it.
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

/** Applies what was kept before anything is painted. A browser that keeps nothing throws when it is asked. */
function headScript(): string {
  const key = JSON.stringify(SETTINGS_KEY);
  return `try{(${applySettings})(document.documentElement,localStorage.getItem(${key}))}catch{}`;
}

import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Renders the tabs of pages. It is a separate theme because only later themes can replace components of the classic
 * theme.
 */
export default function docTabsTheme(): Plugin {
  return {
    name: 'doc-tabs',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}

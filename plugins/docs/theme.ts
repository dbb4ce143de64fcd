import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Shows the tabs of pages. A theme of its own, because the classic theme's components give way only to later themes. */
export default function docTabsTheme(): Plugin {
  return {
    name: 'doc-tabs',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}

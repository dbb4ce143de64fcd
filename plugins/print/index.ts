import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What pages need on paper: light colours, and the origin that the style sheet for print spells with each link. */
export default function pluginPrint({ siteConfig: { url } }: LoadContext): Plugin<void> {
  return {
    name: 'print',

    getClientModules: () => [path.join(__dirname, 'client', 'printInLight.ts')],

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'style',
          innerHTML: `@media print{:root{--docs-origin:${JSON.stringify(url)}}}`,
        },
      ],
    }),
  };
}

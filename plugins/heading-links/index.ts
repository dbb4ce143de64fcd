import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The link beside a heading copies its address besides leading there. */
export default function headingLinks(): Plugin {
  return {
    name: 'heading-links',
    getClientModules: () => [path.join(__dirname, 'client', 'copyHeadingLink.ts')],
  };
}

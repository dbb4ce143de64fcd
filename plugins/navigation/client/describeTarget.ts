import { translate } from '@docusaurus/Translate';
import type { VersionTarget } from './versionTarget';

/** Returns the label of a version in a menu: its name, and the page it opens if it does not have the page on screen. */
export function describeTarget(version: string, opens: VersionTarget['opens']): string {
  switch (opens) {
    case 'page':
    case 'topic':
      return version;
    case 'area':
      return translate(
        {
          id: 'navbar.version.nearestPage',
          message: '{version} (nearest page)',
          description: 'Name of a version without the page on screen, but with others of its area',
        },
        { version },
      );
    case 'start':
      return translate(
        {
          id: 'navbar.version.startPage',
          message: '{version} (start page)',
          description: 'Name of a version with nothing of what is on screen',
        },
        { version },
      );
  }
}

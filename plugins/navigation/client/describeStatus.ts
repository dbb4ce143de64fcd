import { translate } from '@docusaurus/Translate';
import { currentVersionOf } from '@site/src/versions';

/** Returns whether a version is the current one, newer or older, in words. */
export function describeStatus(name: string): string {
  if (name === currentVersionOf('x').name) {
    return translate({
      id: 'home.version.current',
      message: 'Current release',
      description: 'Beside the current version, on the home page and in the version menu',
    });
  }
  return name === 'next'
    ? translate({
        id: 'home.version.next',
        message: 'Newer release',
        description: 'Beside the next version, on the home page and in the version menu',
      })
    : translate({
        id: 'home.version.old',
        message: 'Earlier release',
        description: 'Beside an old version, on the home page and in the version menu',
      });
}

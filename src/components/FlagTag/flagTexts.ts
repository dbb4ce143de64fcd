import { translate } from '@docusaurus/Translate';
import type { Flag } from '@site/lib/marks';

/** Returns the short label of a flag. */
export function nameFlag(flag: Flag): string {
  return {
    new: translate({
      id: 'flagTag.new',
      message: 'New',
      description: 'Tag of a page or feature that was added lately',
    }),
    unstable: translate({
      id: 'flagTag.unstable',
      message: 'Unstable',
      description: 'Tag of a page or feature whose API can change in any release',
    }),
    planned: translate({
      id: 'flagTag.planned',
      message: 'Planned',
      description: 'Tag of a page about a feature that does not exist yet',
    }),
  }[flag];
}

/** Returns what a flag means for users of the feature. */
export function describeFlag(flag: Flag): string {
  return {
    new: translate({
      id: 'flagTag.new.description',
      message: 'Added in a recent release',
      description: 'Tooltip of the tag "New"',
    }),
    unstable: translate({
      id: 'flagTag.unstable.description',
      message: 'The API can change in a minor release',
      description: 'Tooltip of the tag "Unstable"',
    }),
    planned: translate({
      id: 'flagTag.planned.description',
      message: 'Not available yet',
      description: 'Tooltip of the tag "Planned"',
    }),
  }[flag];
}

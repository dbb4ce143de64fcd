import { addressOf, currentVersionOf } from '../../../src/versions';
import { familyPath } from '../entryPath';
import { fillLabel, type Labels } from '../pages/labels';
import { familyTitle } from '../pages/listIndex';

/** The page of a family's minors, below the folder of the family. */
export const TIMELINE_PAGE = 'timeline';

/** The feed beside that page. */
export const TIMELINE_FEED = 'feed.xml';

/** Where the page of a family's minors lies; those of all majors are in the current version. */
export function timelineAddress(family: string, baseUrl: string): string {
  const folder = `api/${familyPath(family)}${TIMELINE_PAGE}/`;
  return addressOf(currentVersionOf('x'), folder, baseUrl);
}

/** The title of the page, and of its feed. */
export function timelineTitle(family: string, labels: Labels): string {
  return fillLabel(labels['timeline.title'], { family: familyTitle(family, labels) });
}

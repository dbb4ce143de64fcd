import { addressOf, currentVersionOf } from '../../../src/versions';
import { familyPath } from '../entryPath';
import { fillLabel, type Labels } from '../pages/labels';
import { familyTitle } from '../pages/listIndex';

/** Path of the page of a family's minors, below the folder of the family. */
export const TIMELINE_PAGE = 'timeline';

/** Path of the feed next to that page. */
export const TIMELINE_FEED = 'feed.xml';

/** Returns the folder of the page of a family's minors; the current version contains those of all majors. */
export function timelineAddress(family: string, baseUrl: string): string {
  const folder = `api/${familyPath(family)}${TIMELINE_PAGE}/`;
  return addressOf(currentVersionOf('x'), folder, baseUrl);
}

/** Returns the title of the page and its feed. */
export function timelineTitle(family: string, labels: Labels): string {
  return fillLabel(labels['timeline.title'], { family: familyTitle(family, labels) });
}

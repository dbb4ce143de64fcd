import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { marksOf } from '../../../lib/marks';
import type { Marks } from '../../../lib/marks';

/** Where a page is in the sidebar, and what the sidebar says of it. */
export interface SidebarPlace extends Marks {
  /** The groups around it, outermost first. */
  trail: string[];
}

/** An item of a sidebar, whatever Docusaurus made of it so far. */
type Item = Pick<PropSidebarItem, 'customProps'> & {
  type: string;
  id?: string;
  label?: string;
  items?: readonly unknown[];
};

/** Lists the pages of a sidebar by their id; a plan given to a group holds for the pages in it. */
export function readSidebarPlaces(
  items: readonly unknown[],
  around: SidebarPlace = { trail: [] },
): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const item of items as readonly Item[]) {
    const { plan = around.plan, flags } = marksOf(item.customProps);
    if (item.items) {
      const trail = [...around.trail, item.label ?? ''];
      const inside = readSidebarPlaces(item.items, { trail, ...(plan && { plan }) });
      inside.forEach((place, id) => places.set(id, place));
    } else if (item.id !== undefined) {
      places.set(item.id, { trail: around.trail, ...(plan && { plan }), ...(flags && { flags }) });
    }
  }
  return places;
}

import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { marksOf } from '../../../lib/marks';
import type { Marks } from '../../../lib/marks';

/** Position of a page in the sidebar, and the marks it has there. */
interface SidebarPlace extends Marks {
  /** The groups around the page, outermost first. */
  trail: string[];
}

/** A sidebar item, at any stage of Docusaurus' processing. */
type Item = Pick<PropSidebarItem, 'customProps'> & {
  type: string;
  id?: string;
  label?: string;
  items?: readonly unknown[];
};

/** Lists the pages of a sidebar by id. Pages inherit the plan of their group. */
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

import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view-pro';

type Place = TreeViewDefaultItemModelProperties & { places: number };

const ROOT = 'network';
const ANSWER_AFTER_MS = 600;

/** What the server knows, by the id of the place above. */
const network: Record<string, Place[]> = {
  [ROOT]: [
    { id: 'north', label: 'North depot', places: 2 },
    { id: 'south', label: 'South depot', places: 2 },
  ],
  north: [
    { id: 'tromso', label: 'Tromsø', places: 0 },
    { id: 'bodo', label: 'Bodø', places: 2 },
  ],
  bodo: [
    { id: 'fauske', label: 'Fauske', places: 0 },
    { id: 'rognan', label: 'Rognan', places: 0 },
  ],
  south: [
    { id: 'bergen', label: 'Bergen', places: 0 },
    { id: 'stavanger', label: 'Stavanger', places: 0 },
  ],
};

export const parcelServer = {
  getChildrenCount: (place: Place) => place.places,
  getTreeItems: (parentId: string = ROOT) =>
    new Promise<Place[]>((resolve) => {
      setTimeout(() => resolve(network[parentId] ?? []), ANSWER_AFTER_MS);
    }),
};

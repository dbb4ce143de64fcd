export interface Place {
  id: string;
  label: string;
  /** How many places are inside. */
  inside: number;
  children?: Place[];
}

const ANSWER_AFTER_MS = 700;

/** What the server knows, by the id of the place around. */
const places: Record<string, Place[]> = {
  site: [
    { id: 'a', label: 'Hall A', inside: 2 },
    { id: 'b', label: 'Hall B', inside: 1 },
    { id: 'gate', label: 'Gate', inside: 0 },
  ],
  a: [
    { id: 'a1', label: 'Aisle 1', inside: 2 },
    { id: 'a2', label: 'Aisle 2', inside: 1 },
  ],
  a1: [
    { id: 'a1-low', label: 'Shelf 1, low', inside: 0 },
    { id: 'a1-high', label: 'Shelf 1, high', inside: 0 },
  ],
  a2: [{ id: 'a2-low', label: 'Shelf 2, low', inside: 0 }],
  b: [{ id: 'b1', label: 'Cold room', inside: 0 }],
};

export async function fetchPlaces(parentId = 'site'): Promise<Place[]> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
  return places[parentId] ?? [];
}

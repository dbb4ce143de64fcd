import type { GridSortModel } from '@mui/x-data-grid-pro';

export interface Star {
  id: number;
  name: string;
  magnitude: number;
}

const letters = 'αβγδεζηθ';
const constellations = ['Lyrae', 'Orionis', 'Cygni', 'Tauri', 'Aquilae', 'Leonis', 'Virginis'];

const stars = Array.from({ length: 400 }, (_, index): Star => ({
  id: index + 1,
  name: `${letters[index % letters.length]} ${constellations[index % constellations.length]}`,
  magnitude: Math.round(((index * 37) % 60) + 2) / 10,
}));

/** How many stars the server knows. */
export const STAR_COUNT = stars.length;

/** Answers after 500 ms with the stars from `start` up to, but without, `end`, in the order of the model. */
export async function fetchStars(
  start: number,
  end: number,
  [item]: GridSortModel,
  failing = false,
): Promise<Star[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (failing) {
    throw new Error('These stars could not be loaded.');
  }
  const sorted = [...stars];
  if (item?.sort) {
    const field = item.field as keyof Star;
    const sign = item.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => {
      const order = a[field] === b[field] ? a.id - b.id : a[field] < b[field] ? -1 : 1;
      return sign * order;
    });
  }
  return sorted.slice(start, end);
}

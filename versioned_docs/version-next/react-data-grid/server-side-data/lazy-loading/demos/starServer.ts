import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';

export interface Star {
  id: number;
  name: string;
  magnitude: number;
}

const letters = 'αβγδεζηθ';
const constellations = ['Lyrae', 'Orionis', 'Cygni', 'Tauri', 'Aquilae', 'Leonis', 'Virginis'];

const stars: Star[] = Array.from({ length: 400 }, (_, index) => ({
  id: index + 1,
  name: `${letters[index % letters.length]} ${constellations[index % constellations.length]}`,
  magnitude: Math.round(((index * 37) % 60) + 2) / 10,
}));

/** Answers after 500 ms with the stars from `start` to `end`, in the order of the model. */
export async function fetchStars(
  { start, end, sortModel: [sort] }: GridGetRowsParams,
  failing = false,
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (failing) {
    throw new Error('The observatory does not answer.');
  }
  const sorted = [...stars];
  if (sort?.sort) {
    const sign = sort.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => sign * (a.magnitude - b.magnitude) || a.id - b.id);
  }
  return { rows: sorted.slice(Number(start), end + 1), rowCount: stars.length };
}

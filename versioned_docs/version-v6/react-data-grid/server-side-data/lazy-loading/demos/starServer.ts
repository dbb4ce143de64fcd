export interface Star {
  id: number;
  name: string;
  magnitude: number;
}

const letters = 'αβγδεζηθ';
const constellations = ['Lyrae', 'Orionis', 'Cygni', 'Tauri', 'Aquilae', 'Leonis', 'Virginis'];

/** How many stars the server knows. */
export const STAR_COUNT = 400;

const star = (index: number): Star => ({
  id: index + 1,
  name: `${letters[index % letters.length]} ${constellations[index % constellations.length]}`,
  magnitude: Math.round(((index * 37) % 60) + 2) / 10,
});

/** Answers after 500 ms with the stars from `start` up to, but without, `end`. */
export async function fetchStars(start: number, end: number): Promise<Star[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const length = Math.max(0, Math.min(end, STAR_COUNT) - start);
  return Array.from({ length }, (_, offset) => star(start + offset));
}

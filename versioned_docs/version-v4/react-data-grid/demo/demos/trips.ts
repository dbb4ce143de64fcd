/** How a trip ended. */
export const TRIP_STATES = ['returned', 'late', 'lost'] as const;

/** A trip with a rented bicycle. */
export interface Trip {
  id: number;
  city: string;
  station: string;
  bike: string;
  rider: string;
  start: Date;
  minutes: number;
  kilometers: number;
  fare: number;
  state: (typeof TRIP_STATES)[number];
  note: string;
}

const stationsByCity: Record<string, string[]> = {
  Ghent: ['Dampoort', 'Korenmarkt', 'Sint-Pieters', 'Watersport'],
  Porto: ['Bolhão', 'Foz', 'Ribeira', 'São Bento'],
  Tampere: ['Hervanta', 'Kaleva', 'Keskustori', 'Pispala'],
  Valencia: ['Malvarrosa', 'Mestalla', 'Russafa', 'Turia'],
  Zagreb: ['Dolac', 'Jarun', 'Maksimir', 'Trnje'],
};
const cities = Object.keys(stationsByCity);
const given = ['Ada', 'Bo', 'Chiara', 'Dev', 'Eline', 'Farah', 'Goran', 'Hugo', 'Ivo', 'Jun'];
const family = ['Costa', 'Janssens', 'Kovač', 'Laine', 'Moreno', 'Nieminen', 'Silva', 'Vidal'];

/** Numbers from 0 to 1 that look random and are the same for the same seed: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes trips, one every four minutes from the first of January 2025 on. */
export function makeTrips(count: number, seed = 7): Trip[] {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)];
  return Array.from({ length: count }, (_, index) => {
    const city = pick(cities);
    const minutes = 4 + Math.floor(random() ** 2 * 110);
    const state = random() > 0.002 ? (minutes > 90 ? 'late' : 'returned') : 'lost';
    return {
      id: index + 1,
      city,
      station: pick(stationsByCity[city]),
      bike: `${city.slice(0, 2).toUpperCase()}-${100 + Math.floor(random() * 800)}`,
      rider: `${pick(given)} ${pick(family)}`,
      start: new Date(2025, 0, 1, 0, index * 4),
      minutes,
      kilometers: Math.round(minutes * (0.12 + random() * 0.12) * 10) / 10,
      fare: Math.round((1 + minutes * 0.08) * 100) / 100,
      state,
      note: state === 'lost' ? 'Ask the rider' : '',
    };
  });
}

export type Criterion = 'line' | 'depot';

/** A ride of a bus, or a group of rides. */
export interface Ride {
  id: string;
  /** The keys of the groups around it, and its own. */
  path: string[];
  name: string;
  driver?: string;
  passengers?: number;
  /** How many rows are in a group. */
  count?: number;
}

const rides = [
  { id: 'r1', line: 'Line 7', depot: 'West', driver: 'Ana', passengers: 84 },
  { id: 'r2', line: 'Line 7', depot: 'West', driver: 'Bela', passengers: 61 },
  { id: 'r3', line: 'Line 12', depot: 'East', driver: 'Cem', passengers: 112 },
  { id: 'r4', line: 'Line 12', depot: 'West', driver: 'Ana', passengers: 97 },
  { id: 'r5', line: 'Line 30', depot: 'East', driver: 'Dora', passengers: 45 },
  { id: 'r6', line: 'Line 30', depot: 'East', driver: 'Cem', passengers: 52 },
];

/** Answers after 600 ms: with the groups of the next criterion, or with rides once every criterion has a key. */
export async function fetchRides(
  criteria: Criterion[],
  keys: string[],
  failing = false,
): Promise<Ride[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (failing && keys.length > 0) {
    throw new Error('This group is not available.');
  }
  const below = rides.filter((ride) => keys.every((key, index) => ride[criteria[index]] === key));
  if (keys.length === criteria.length) {
    return below.map(({ id, driver, passengers }) => ({
      id,
      path: [...keys, id],
      name: `Ride ${id.slice(1)}`,
      driver,
      passengers,
    }));
  }
  const field = criteria[keys.length];
  return [...new Set(below.map((ride) => ride[field]))].map((key) => {
    const members = below.filter((ride) => ride[field] === key);
    const path = [...keys, key];
    return {
      // Unique in the whole grid, also when people change the criteria.
      id: [criteria.join(), ...path].join('/'),
      path,
      name: key,
      count: members.length,
      passengers: members.reduce((sum, { passengers }) => sum + passengers, 0),
    };
  });
}

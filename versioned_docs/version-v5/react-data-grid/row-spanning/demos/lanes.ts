export interface Hour {
  id: string;
  [lane: string]: string | null;
}

/** Who has which lane of a pool, by the hour. */
export const hours: Hour[] = [
  { id: '7:00', lane1: 'Club', lane2: 'Public', lane3: 'Public' },
  { id: '8:00', lane1: 'Club', lane2: 'School', lane3: 'Public' },
  { id: '9:00', lane1: 'Lessons', lane2: 'School', lane3: 'Public' },
  { id: '10:00', lane1: 'Lessons', lane2: 'School', lane3: null },
];

/** How many rows a booking takes from this hour on; 0 if it began earlier. */
export function rowsOfBooking(id: string | number, lane: string): number {
  const start = hours.findIndex((hour) => hour.id === id);
  const who = hours[start][lane];
  if (hours[start - 1]?.[lane] === who) {
    return 0;
  }
  let end = start + 1;
  while (hours[end]?.[lane] === who) {
    end += 1;
  }
  return end - start;
}

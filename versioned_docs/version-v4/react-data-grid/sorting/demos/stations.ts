/** A metro station with its passengers on an average weekday. */
export interface Station {
  id: number;
  name: string;
  line: string;
  passengers: number;
}

const weekdayCounts: [name: string, line: string, passengers: number][] = [
  ['Museum Quay', 'Blue', 18400],
  ['Old Market', 'Red', 31250],
  ['Botanic Garden', 'Green', 9600],
  ['Central', 'Red', 88700],
  ['Harbour Gate', 'Blue', 27300],
  ['Stadium', 'Green', 14150],
  ['University', 'Red', 45900],
  ['Airport', 'Blue', 52600],
  ['Town Hall', 'Green', 23800],
  ['Glassworks', 'Red', 7200],
  ['Lakeside', 'Blue', 11900],
  ['Observatory', 'Green', 5400],
];

export const stations: Station[] = weekdayCounts.map(([name, line, passengers], index) => ({
  id: index + 1,
  name,
  line,
  passengers,
}));

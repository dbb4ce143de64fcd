export interface Repair {
  id: number;
  bike: string;
  owner: string;
  hours: number;
  /** What an hour of work costs, in euros. */
  rate: number;
}

export const repairs: Repair[] = [
  { id: 101, bike: 'City, 7 gears', owner: 'Ana Ruiz', hours: 1.5, rate: 48 },
  { id: 102, bike: 'Cargo, electric', owner: 'Tom Baker', hours: 6, rate: 62 },
  { id: 103, bike: 'Road, carbon', owner: 'Mei Tan', hours: 2, rate: 55 },
  { id: 104, bike: 'Folding', owner: 'Jonas Weber', hours: 0.5, rate: 48 },
  { id: 105, bike: 'Tandem', owner: 'Priya Nair', hours: 4, rate: 55 },
  { id: 106, bike: 'Gravel, steel', owner: 'Luc Martin', hours: 3, rate: 55 },
  { id: 107, bike: 'Balance', owner: 'Sara Lind', hours: 0.5, rate: 48 },
];

export interface Hive {
  id: string;
  apiary: { place: string; altitude: number };
  grams: number;
  /** Year in which the queen hatched. */
  queen: number;
  checked: Date;
}

/** Beehives on a scale, in spring. */
export const hives: Hive[] = [
  {
    id: 'Hive 1',
    apiary: { place: 'Orchard', altitude: 310 },
    grams: 28450,
    queen: 2024,
    checked: new Date(2025, 3, 2),
  },
  {
    id: 'Hive 2',
    apiary: { place: 'Orchard', altitude: 310 },
    grams: 19800,
    queen: 2022,
    checked: new Date(2025, 3, 2),
  },
  {
    id: 'Hive 3',
    apiary: { place: 'Forest edge', altitude: 480 },
    grams: 33120,
    queen: 2023,
    checked: new Date(2025, 3, 5),
  },
  {
    id: 'Hive 4',
    apiary: { place: 'School roof', altitude: 265 },
    grams: 24700,
    queen: 2024,
    checked: new Date(2025, 2, 29),
  },
];

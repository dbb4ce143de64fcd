export interface Bed {
  id: string;
  label: string;
  /** Plants in the bed; greenhouses hold beds only. */
  plants?: number;
  children?: Bed[];
}

export const greenhouses: Bed[] = [
  {
    id: 'east',
    label: 'East house',
    children: [
      { id: 'east-1', label: 'Tomatoes', plants: 48 },
      { id: 'east-2', label: 'Basil', plants: 120 },
    ],
  },
  { id: 'west', label: 'West house', children: [{ id: 'west-1', label: 'Peppers', plants: 32 }] },
];

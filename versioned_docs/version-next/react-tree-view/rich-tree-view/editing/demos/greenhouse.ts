export interface Bed {
  id: string;
  label: string;
  locked?: boolean;
  children?: Bed[];
}

export const greenhouse: Bed[] = [
  {
    id: 'north',
    label: 'North house',
    locked: true,
    children: [
      { id: 'n1', label: 'Tomatoes' },
      { id: 'n2', label: 'Peppers' },
    ],
  },
  {
    id: 'south',
    label: 'South house',
    children: [
      { id: 's1', label: 'Basil' },
      { id: 's2', label: 'Seed trays', locked: true },
    ],
  },
];

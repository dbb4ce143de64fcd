export interface Exhibit {
  id: string;
  label: string;
  year?: number;
  children?: Exhibit[];
}

export const exhibits: Exhibit[] = [
  {
    id: 'room-1',
    label: 'Room 1: clocks',
    children: [
      { id: 'pendulum', label: 'Pendulum clock', year: 1664 },
      { id: 'marine', label: 'Marine chronometer', year: 1772 },
    ],
  },
  {
    id: 'room-2',
    label: 'Room 2: radios',
    children: [{ id: 'crystal', label: 'Crystal set', year: 1923 }],
  },
];

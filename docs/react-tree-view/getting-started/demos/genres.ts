export interface Shelf {
  id: string;
  label: string;
  /** Records on the shelf; genres hold shelves only. */
  records?: number;
  children?: Shelf[];
}

export const genres: Shelf[] = [
  {
    id: 'jazz',
    label: 'Jazz',
    children: [
      { id: 'bebop', label: 'Bebop', records: 84 },
      { id: 'swing', label: 'Swing', records: 51 },
    ],
  },
  {
    id: 'folk',
    label: 'Folk',
    children: [
      { id: 'fado', label: 'Fado', records: 23 },
      { id: 'klezmer', label: 'Klezmer', records: 17 },
    ],
  },
];

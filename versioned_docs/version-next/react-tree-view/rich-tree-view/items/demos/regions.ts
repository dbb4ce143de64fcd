/** A row as a database returns it. */
export interface Region {
  id: number;
  parentId: number | null;
  name: string;
}

export const regions: Region[] = [
  { id: 1, parentId: null, name: 'Nordics' },
  { id: 2, parentId: 1, name: 'Finland' },
  { id: 3, parentId: 1, name: 'Norway' },
  { id: 4, parentId: null, name: 'Baltics' },
  { id: 5, parentId: 3, name: 'Bergen' },
  { id: 6, parentId: 4, name: 'Latvia' },
];

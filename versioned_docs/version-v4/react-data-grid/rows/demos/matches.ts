/** A match of a small league. Two teams meet once at each of their grounds. */
export interface Match {
  home: string;
  guest: string;
  goals: [home: number, guest: number] | null;
  status: 'played' | 'live' | 'planned';
}

export const matches: Match[] = [
  { home: 'Northgate', guest: 'Harbour', goals: [2, 1], status: 'played' },
  { home: 'Harbour', guest: 'Millbrook', goals: [0, 0], status: 'played' },
  { home: 'Millbrook', guest: 'Northgate', goals: [1, 3], status: 'live' },
  { home: 'Harbour', guest: 'Northgate', goals: null, status: 'planned' },
  { home: 'Northgate', guest: 'Millbrook', goals: null, status: 'planned' },
];

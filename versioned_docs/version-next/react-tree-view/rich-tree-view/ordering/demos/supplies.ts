export type Camp = 'North camp' | 'South camp';

export interface Supply {
  name: string;
  camp: Camp | null;
}

export const supplies: Supply[] = [
  { name: 'Lamp', camp: null },
  { name: 'Water filter', camp: null },
  { name: 'Tarp', camp: 'North camp' },
  { name: 'Flares', camp: 'North camp' },
  { name: 'Shovel', camp: 'South camp' },
];

export interface Harvest {
  id: number;
  orchard: string;
  variety: string;
  picked: number;
  stored: number;
}

/** Tonnes of apples. */
export const harvest: Harvest[] = [
  { id: 1, orchard: 'Upper field', variety: 'Boskoop', picked: 14.2, stored: 12.9 },
  { id: 2, orchard: 'Upper field', variety: 'Topaz', picked: 9.6, stored: 9.1 },
  { id: 3, orchard: 'Brookside', variety: 'Boskoop', picked: 11.8, stored: 8.4 },
  { id: 4, orchard: 'Brookside', variety: 'Elstar', picked: 17.5, stored: 15.2 },
  { id: 5, orchard: 'Chapel', variety: 'Elstar', picked: 6.3, stored: 5.9 },
  { id: 6, orchard: 'Chapel', variety: 'Topaz', picked: 12.1, stored: 10.7 },
];

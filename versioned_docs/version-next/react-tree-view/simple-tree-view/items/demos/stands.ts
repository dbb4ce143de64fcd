export interface Stand {
  number: number;
  parentNumber: number | null;
  name: string;
}

/** Rows as a database returns them. */
export const stands: Stand[] = [
  { number: 10, parentNumber: null, name: 'Market square' },
  { number: 11, parentNumber: 10, name: 'Cheese' },
  { number: 12, parentNumber: 10, name: 'Honey' },
  { number: 20, parentNumber: null, name: 'Craft lane' },
  { number: 21, parentNumber: 20, name: 'Pottery' },
  { number: 22, parentNumber: 20, name: 'Baskets' },
];

/** A market stall: when it came, how it is rated, and its customers in the last eight weeks. */
export interface Stall {
  id: number;
  name: string;
  since: Date | null;
  stars: number;
  stock: number;
  customers: number[];
}

export const stalls: Stall[] = [
  {
    id: 1,
    name: 'Beekeeper',
    since: new Date(2019, 4, 4),
    stars: 5,
    stock: 0.72,
    customers: [41, 44, 39, 58, 61, 57, 66, 70],
  },
  {
    id: 2,
    name: 'Cheese cart',
    since: new Date(2021, 8, 18),
    stars: 4,
    stock: 0.35,
    customers: [88, 82, 85, 79, 71, 76, 64, 60],
  },
  {
    id: 3,
    name: 'Sourdough',
    since: null,
    stars: 3,
    stock: 0.9,
    customers: [20, 26, 23, 31, 30, 35, 33, 38],
  },
];

export interface CoffeeLot {
  id: string;
  farm: { name: string; country: string };
  variety: string;
  bags: number;
  kilosPerBag: number;
  score: number;
  harvested: Date;
}

/** Lots of green coffee in a warehouse. */
export const coffeeLots: CoffeeLot[] = [
  {
    id: 'L-201',
    farm: { name: 'El Mirador', country: 'Colombia' },
    variety: 'Caturra',
    bags: 40,
    kilosPerBag: 70,
    score: 85.5,
    harvested: new Date(2020, 10, 18),
  },
  {
    id: 'L-202',
    farm: { name: 'Gatomboya', country: 'Kenya' },
    variety: 'SL28',
    bags: 12,
    kilosPerBag: 60,
    score: 88.25,
    harvested: new Date(2020, 11, 4),
  },
  {
    id: 'L-203',
    farm: { name: 'Hambela', country: 'Ethiopia' },
    variety: 'Heirloom',
    bags: 25,
    kilosPerBag: 60,
    score: 89,
    harvested: new Date(2020, 11, 29),
  },
  {
    id: 'L-204',
    farm: { name: 'Santa Inês', country: 'Brazil' },
    variety: 'Yellow Bourbon',
    bags: 96,
    kilosPerBag: 60,
    score: 82.75,
    harvested: new Date(2020, 7, 9),
  },
  {
    id: 'L-205',
    farm: { name: 'La Linda', country: 'Bolivia' },
    variety: 'Caturra',
    bags: 8,
    kilosPerBag: 30,
    score: 87.5,
    harvested: new Date(2020, 8, 21),
  },
];

export interface Van {
  id: string;
  model: string;
  driver: string;
  kilometers: number;
  service: Date;
  insurer: string;
  premium: number;
}

/** Vans of a courier service. */
export const fleet: Van[] = [
  {
    id: 'KR-204',
    model: 'Transit',
    driver: 'Olga Petrov',
    kilometers: 84210,
    service: new Date(2021, 4, 6),
    insurer: 'Alpina',
    premium: 1120,
  },
  {
    id: 'KR-207',
    model: 'Sprinter',
    driver: 'Tom Okello',
    kilometers: 152400,
    service: new Date(2021, 3, 22),
    insurer: 'Alpina',
    premium: 1340,
  },
  {
    id: 'KR-211',
    model: 'e-Vito',
    driver: 'Lena Vogt',
    kilometers: 30985,
    service: new Date(2021, 8, 1),
    insurer: 'Helvia',
    premium: 990,
  },
  {
    id: 'KR-215',
    model: 'Kangoo',
    driver: 'Raj Patel',
    kilometers: 67120,
    service: new Date(2021, 5, 17),
    insurer: 'Helvia',
    premium: 870,
  },
];

export const CATEGORIES = ['Routes', 'Huts', 'Gear', 'Food'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Article {
  readonly title: string;
  readonly text: string;
  readonly category: Category;
  readonly author: string;
  /** ISO date. */
  readonly day: string;
  readonly minutes: number;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const addressOf = ({ title }: Article) => `#${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;

export const formatDay = (article: Article) => day.format(new Date(article.day));

/** Newest first. Replace these articles with the response of your server. */
export const ARTICLES: readonly Article[] = [
  {
    title: 'Nine days above the tree line',
    text: 'A walk along the old postal path, from the last bus stop to the lake that appears on no map. With stages, water and places to turn back.',
    category: 'Routes',
    author: 'Ilse Brandvold',
    day: '2026-10-22',
    minutes: 14,
  },
  {
    title: 'The warden who bakes at four',
    text: 'In the hut below the pass, breakfast decides when the day begins.',
    category: 'Huts',
    author: 'Tomás Rey',
    day: '2026-10-15',
    minutes: 7,
  },
  {
    title: 'A stove that fits in a mug',
    text: 'Three small burners, boiled on the same windy ridge.',
    category: 'Gear',
    author: 'Mina Okafor',
    day: '2026-10-08',
    minutes: 5,
  },
  {
    title: 'Lentils for the third evening',
    text: 'Light to carry, quick to cook, and still good when you are tired of pasta.',
    category: 'Food',
    author: 'Ilse Brandvold',
    day: '2026-10-01',
    minutes: 4,
  },
  {
    title: 'Around the glacier by train and foot',
    text: 'Five stations, four valleys, and no need for a car.',
    category: 'Routes',
    author: 'Mina Okafor',
    day: '2026-09-24',
    minutes: 9,
  },
  {
    title: 'Repairing a tent in the rain',
    text: 'What holds until morning, and what holds for years.',
    category: 'Gear',
    author: 'Tomás Rey',
    day: '2026-09-17',
    minutes: 6,
  },
  {
    title: 'A bed without a booking',
    text: 'Winter rooms stay open all year. How to find them, and how to leave them.',
    category: 'Huts',
    author: 'Mina Okafor',
    day: '2026-09-10',
    minutes: 8,
  },
  {
    title: 'Bread on a stick, properly',
    text: 'Time, embers, and a dough that survives a backpack.',
    category: 'Food',
    author: 'Tomás Rey',
    day: '2026-09-03',
    minutes: 3,
  },
  {
    title: 'Reading clouds from the saddle',
    text: 'Six shapes that tell you to start the descent.',
    category: 'Routes',
    author: 'Ilse Brandvold',
    day: '2026-08-27',
    minutes: 10,
  },
];

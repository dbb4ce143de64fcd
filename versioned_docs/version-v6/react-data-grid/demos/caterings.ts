export interface Dish {
  name: string;
  portions: number;
}

export interface Catering {
  id: string;
  client: string;
  served: Date;
  guests: number;
  total: number;
  dishes: Dish[];
}

export const caterings: Catering[] = [
  {
    id: 'C-204',
    client: 'Harbor Choir',
    served: new Date(2024, 4, 3),
    guests: 45,
    total: 1080,
    dishes: [
      { name: 'Tomato soup', portions: 45 },
      { name: 'Herring on rye', portions: 30 },
      { name: 'Rhubarb cake', portions: 45 },
    ],
  },
  {
    id: 'C-205',
    client: 'Lind & Daughters',
    served: new Date(2024, 4, 8),
    guests: 20,
    total: 760,
    dishes: [
      { name: 'Mushroom pie', portions: 12 },
      { name: 'Roast trout', portions: 8 },
    ],
  },
  {
    id: 'C-206',
    client: 'Northside School',
    served: new Date(2024, 4, 17),
    guests: 120,
    total: 1920,
    dishes: [
      { name: 'Vegetable stew', portions: 120 },
      { name: 'Apple crumble', portions: 120 },
    ],
  },
  {
    id: 'C-207',
    client: 'Rowing Club',
    served: new Date(2024, 4, 25),
    guests: 60,
    total: 1500,
    dishes: [
      { name: 'Potato salad', portions: 60 },
      { name: 'Grilled peppers', portions: 40 },
    ],
  },
];

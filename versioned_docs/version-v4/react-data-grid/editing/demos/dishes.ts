/** A dish on the menu of a restaurant. `since` is null for a dish that is not served yet. */
export interface Dish {
  id: number;
  name: string;
  course: 'Starter' | 'Main' | 'Dessert';
  price: number;
  vegan: boolean;
  since: Date | null;
}

export const dishes: Dish[] = [
  {
    id: 1,
    name: 'Lentil soup',
    course: 'Starter',
    price: 7.5,
    vegan: true,
    since: new Date(2024, 9, 1),
  },
  {
    id: 2,
    name: 'Burrata, peach',
    course: 'Starter',
    price: 12,
    vegan: false,
    since: new Date(2025, 5, 14),
  },
  {
    id: 3,
    name: 'Mushroom risotto',
    course: 'Main',
    price: 19.5,
    vegan: false,
    since: new Date(2023, 2, 3),
  },
  { id: 4, name: 'Aubergine curry', course: 'Main', price: 17, vegan: true, since: null },
  {
    id: 5,
    name: 'Lemon tart',
    course: 'Dessert',
    price: 8,
    vegan: false,
    since: new Date(2022, 6, 22),
  },
];

import type { Dish } from './dishes';

/** A refused row. It says what is wrong with each field. */
export class RefusedDish extends Error {
  readonly problems: Partial<Record<keyof Dish, string>>;

  constructor(problems: Partial<Record<keyof Dish, string>>) {
    super('The dish was refused.');
    this.problems = problems;
  }
}

/** Answers after 500 ms, as `PUT /dishes/3` with status 422 would if something is wrong. */
export async function saveReviewedDish(dish: Dish): Promise<Dish> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const problems: RefusedDish['problems'] = {};
  if (dish.name.trim().length < 3) {
    problems.name = 'A name has three letters at least.';
  }
  if (dish.price < 1 || dish.price > 50) {
    problems.price = 'A price is between 1 and 50 euros.';
  }
  if (Object.keys(problems).length > 0) {
    throw new RefusedDish(problems);
  }
  return dish;
}

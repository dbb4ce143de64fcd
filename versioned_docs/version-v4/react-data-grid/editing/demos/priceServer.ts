import type { Dish } from './dishes';

/** Answers after 500 ms, as `PUT /dishes/3` would, and refuses prices above 50. */
export async function saveDish(dish: Dish): Promise<Dish> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  if (dish.price > 50) {
    throw new Error(`${dish.price} euros? The kitchen says no.`);
  }
  // The server rounds prices to ten cents.
  return { ...dish, price: Math.round(dish.price * 10) / 10 };
}

import type { Room } from './rooms';

/** Answers after 500 ms, as `PUT /rooms/3` would, and refuses prices above 200. */
export async function saveRoom(room: Room): Promise<Room> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  if (room.price > 200) {
    throw new Error(`${room.price} euros? The owner says no.`);
  }
  // The server rounds prices to whole euros.
  return { ...room, price: Math.round(room.price) };
}

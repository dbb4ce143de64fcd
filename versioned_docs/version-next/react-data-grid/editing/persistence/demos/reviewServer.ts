import type { Room } from './rooms';

/** A refused row, the only error of this server. It says what is wrong with each field. */
export class RefusedRoom extends Error {
  readonly id: number;

  readonly problems: Partial<Record<keyof Room, string>>;

  constructor(id: number, problems: Partial<Record<keyof Room, string>>) {
    super('The room was refused.');
    this.id = id;
    this.problems = problems;
  }
}

/** Answers after 500 ms, as `PUT /rooms/3` with status 422 would if something is wrong. */
export async function saveReviewedRoom(room: Room): Promise<Room> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const problems: RefusedRoom['problems'] = {};
  if (room.name.trim().length < 3) {
    problems.name = 'A name has three letters at least.';
  }
  if (room.price < 20 || room.price > 200) {
    problems.price = 'A price is between 20 and 200 euros.';
  }
  if (Object.keys(problems).length > 0) {
    throw new RefusedRoom(room.id, problems);
  }
  return room;
}

export type Answer = { ok: true } | { ok: false; field: 'day'; message: string };

const TAKEN = ['2030-05-18', '2030-05-19'];
let attempts = 0;

/** Stands in for a server: two days are taken, and the first request for May 20 fails. */
export async function reserveHall(day: string): Promise<Answer> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (day === '2030-05-20') {
    attempts += 1;
    if (attempts === 1) {
      throw new Error('503 Service Unavailable');
    }
  }
  return TAKEN.includes(day)
    ? { ok: false, field: 'day', message: `The hall is taken on ${day}.` }
    : { ok: true };
}

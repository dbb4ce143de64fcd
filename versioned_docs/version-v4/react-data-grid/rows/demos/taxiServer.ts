import { makeTaxi } from './taxis';

export const taxiCount = 200;

/** Answers after 400 ms, as `GET /taxis?from=20&count=20` would. */
export async function fetchTaxis(from: number, count: number) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const length = Math.max(0, Math.min(count, taxiCount - from));
  return Array.from({ length }, (_, i) => makeTaxi(from + i + 1));
}

import { sightings, type Sighting } from './sightings';

const DELAY_MS = 600;

/** Answers after a fixed delay, as a server would. */
export function fetchSightings(): Promise<Sighting[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(sightings), DELAY_MS);
  });
}

import { firings, type Firing } from './firings';

/** Answers after 1.5 seconds, as a server on a slow line would. */
export function fetchFirings(): Promise<Firing[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(firings), 1500);
  });
}

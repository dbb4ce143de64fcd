import * as React from 'react';
import { makeTrips, type Trip } from './trips';

/** Twenty thousand trips, made when the grid has appeared, so that the page does not wait for them. */
export function useTrips(): Trip[] | null {
  const [trips, setTrips] = React.useState<Trip[] | null>(null);

  React.useEffect(() => {
    const timer = setTimeout(() => setTrips(makeTrips(20_000)), 50);
    return () => clearTimeout(timer);
  }, []);

  return trips;
}

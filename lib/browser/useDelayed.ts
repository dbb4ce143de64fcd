import { useEffect, useState } from 'react';

/** How long typing has to pause before code runs again, in milliseconds. */
export const TYPING_PAUSE = 400;

/** A value that follows another once that has not changed for a while; the first is taken at once. */
export function useDelayed<T>(value: T, milliseconds: number): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
}

import { useEffect, useState } from 'react';

/** Debounce time of typed code, in milliseconds. */
export const TYPING_PAUSE = 400;

/** Returns a value once it has not changed for a while; the initial value immediately. */
export function useDelayed<T>(value: T, milliseconds: number): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
}

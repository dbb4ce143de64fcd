import { useCallback, useEffect, useRef } from 'react';
import { DEBOUNCE_DELAY } from '@site/src/delays';

/** Calls a function with the last of several values that come quickly, such as those of a slider being dragged. */
export function useDebounced<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((value: Value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), DEBOUNCE_DELAY);
  }, []);
}

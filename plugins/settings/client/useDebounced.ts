import { useCallback, useEffect, useRef } from 'react';
import { DEBOUNCE_DELAY } from '@site/lib/browser/delays';

/**
 * Calls a function with the last of several values that come quickly, such as those of a slider being dragged; at once
 * when the component goes before the delay is over.
 */
export function useDebounced<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  const pending = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    latest.current = act;
  });
  const settle = useCallback(() => {
    if (pending.current) {
      const { value, timer } = pending.current;
      clearTimeout(timer);
      pending.current = null;
      latest.current(value);
    }
  }, []);
  useEffect(() => settle, [settle]);
  return useCallback(
    (value: Value) => {
      clearTimeout(pending.current?.timer);
      pending.current = { value, timer: setTimeout(settle, DEBOUNCE_DELAY) };
    },
    [settle],
  );
}

import { useCallback, useEffect, useRef } from 'react';
import { DEBOUNCE_DELAY } from '@site/lib/browser/delays';

/**
 * Debounces a function: calls it with the last of several values in quick succession, such as those of a slider being
 * dragged. A pending call runs immediately when the component unmounts.
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

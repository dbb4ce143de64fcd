import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useRef } from 'react';

/**
 * Calls a function when a value has changed, before the reader sees the change or can react to it. Elements of the old
 * value still exist, including a focused one.
 */
export function useChange(value: unknown, act: () => void): void {
  const last = useRef(value);
  useIsomorphicLayoutEffect(() => {
    if (last.current !== value) {
      last.current = value;
      act();
    }
  });
}

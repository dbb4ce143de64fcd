import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useRef } from 'react';

/**
 * Acts when a value has become another one, before the reader sees that or can do anything with it. What goes with the
 * old one is still there, with the focus in it.
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

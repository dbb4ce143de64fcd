import { useEffect, useState, type RefObject } from 'react';
import type { AnatomyFacts } from '../types';
import { readParts, type Part } from './readParts';

/**
 * Returns the parts of the component in an element, and updates them when its elements change. Returns none before the
 * component has started: every slot would be listed as absent, and would move once it starts.
 */
export function useParts(
  root: RefObject<HTMLElement>,
  facts: AnatomyFacts | null,
  isRunning: boolean,
): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const element = root.current;
    if (!element || !facts || !isRunning) {
      return undefined;
    }
    const read = () => setParts(readParts(element, facts));
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [root, facts, isRunning]);
  return parts;
}

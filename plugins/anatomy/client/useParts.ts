import { useEffect, useState, type RefObject } from 'react';
import type { AnatomyFacts } from '../types';
import { readParts, type Part } from './readParts';

/**
 * The parts of the component that runs in an element, read again whenever its elements change; none before it has
 * started, since every slot would count as absent and change its place with the start.
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

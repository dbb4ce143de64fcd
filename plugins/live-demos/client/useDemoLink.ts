import { useEffect, useState } from 'react';
import type { DemoLink } from './demoLink';
import { findDemoLink } from './findDemoLink';

/** What the address of this page carries for a demo, if it leads there. */
export interface ReceivedLink {
  readonly link: DemoLink;
  /** False when a part could not be read and was left out. */
  readonly isWhole: boolean;
}

/** Reads what the address carries for a demo, and goes on to the demo's plain address, which scrolls to it and marks it. */
export function useDemoLink(id: string): ReceivedLink | null {
  const [received, setReceived] = useState<ReceivedLink | null>(null);

  useEffect(() => {
    async function receive() {
      const text = findDemoLink(id, location.hash);
      if (text === null) {
        return;
      }
      const { readDemoLink } = await import('./demoLink');
      setReceived(await readDemoLink(text));
      location.replace(`#demo-${id}`);
    }
    void receive();
    window.addEventListener('hashchange', receive);
    return () => window.removeEventListener('hashchange', receive);
  }, [id]);

  return received;
}

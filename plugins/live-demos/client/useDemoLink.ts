import { useCallback, useEffect, useState } from 'react';
import type { MissingDemo, ReceivedLink } from './receiveLink';

const loadReceiver = () => import('./receiveLink');

interface FollowedLink {
  /** What the address of this page carries for the demo. */
  readonly received: ReceivedLink | null;
  /** Set at the first demo of a page that lacks the one which the address names. */
  readonly missing: MissingDemo | undefined;
  /** Takes these parameters out of the address; without names all of them, and what came of them is gone. */
  readonly forget: (names?: readonly string[]) => void;
}

/** Follows addresses that carry something for a demo. */
export function useDemoLink(id: string): FollowedLink {
  const [received, setReceived] = useState<ReceivedLink | null>(null);
  const [missing, setMissing] = useState<MissingDemo>();

  useEffect(() => {
    async function receive(address: string) {
      if (!address.includes('#demo-') || address.endsWith(`#demo-${id}`)) {
        setMissing(undefined);
      } else {
        const { receiveLink } = await loadReceiver();
        const next = await receiveLink(id, address);
        setMissing(next.missing);
        if (next.received) {
          setReceived(next.received);
        }
      }
    }
    // By the time it is told, the address bar may say more than what was followed.
    const follow = ({ newURL }: HashChangeEvent) => void receive(newURL);
    void receive(location.href);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);

  const forget = useCallback(
    (names?: readonly string[]) => {
      if (!names) {
        setReceived(null);
      }
      void loadReceiver().then(({ dropFromAddress }) => dropFromAddress(id, names));
    },
    [id],
  );

  return { received, missing, forget };
}

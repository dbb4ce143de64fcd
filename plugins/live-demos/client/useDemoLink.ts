import { useCallback, useEffect, useState } from 'react';
import type { MissingDemo, ReceivedLink } from './receiveLink';
import { parameterNames, type SentSettings } from '../../../lib/demos/settingParameters';
import { watchChanges } from './watchChanges';

const loadReceiver = () => import('./receiveLink');

interface FollowedLink {
  /** Link in the address of this page to the demo. */
  readonly received: ReceivedLink | null;
  /** Of its settings those that the reader has not changed on the page since. */
  readonly settings: SentSettings | null;
  /** Set at the first demo of a page that lacks the one which the address names. */
  readonly missing: MissingDemo | undefined;
  /** Takes these parameters out of the address; without names all of them, and what came of them is gone. */
  readonly forget: (names?: readonly string[]) => void;
}

/** Follows addresses that carry something for a demo. */
export function useDemoLink(id: string): FollowedLink {
  const [received, setReceived] = useState<ReceivedLink | null>(null);
  const [settings, setSettings] = useState<SentSettings | null>(null);
  const [missing, setMissing] = useState<MissingDemo>();

  useEffect(() => {
    const take = (next: ReceivedLink | null) => {
      setReceived(next);
      setSettings(next?.link.settings ?? null);
    };
    async function receive(address: string) {
      if (!address.includes('#demo-') || address.endsWith(`#demo-${id}`)) {
        setMissing(undefined);
        // While what an address carries is taken, browsers tell of the plain one, too.
        if (location.hash === `#demo-${id}`) {
          take(null);
        }
      } else {
        const { receiveLink } = await loadReceiver();
        const next = await receiveLink(id, address);
        setMissing(next.missing);
        if (next.received) {
          take(next.received);
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
        setSettings(null);
      }
      void loadReceiver().then(({ dropFromAddress }) => dropFromAddress(id, names));
    },
    [id],
  );

  useEffect(() => {
    if (!received?.link.settings) {
      return undefined;
    }
    return watchChanges((changed) => {
      setSettings((before) => {
        const kept = Object.entries(before ?? {}).filter(([name]) => !isIn(changed, name));
        return kept.length > 0 ? Object.fromEntries(kept) : null;
      });
      forget(parameterNames(changed));
    });
  }, [forget, received]);

  return { received, settings, missing, forget };
}

const isIn = (names: readonly string[], name: string) => names.includes(name);

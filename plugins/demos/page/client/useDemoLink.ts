import { useCallback, useEffect, useState } from 'react';
import type { MissingDemo, ReceivedLink } from './receiveLink';
import { parameterNames, type SentSettings } from '../../shared/settingParameters';
import { readSettings, watchSettings } from '../../shared/demoSettings';
import type { DemoSettings } from '../../shared/types';

const loadReceiver = () => import('./receiveLink');

interface FollowedLink {
  /** Link to the demo in the address of this page. */
  readonly received: ReceivedLink | null;
  /** Settings of the link that the reader has not changed on the page since. */
  readonly settings: SentSettings | null;
  /** The linked demo, if the page does not have it and this is the page's first demo. */
  readonly missing: MissingDemo | undefined;
  /** Removes parameters from the address. Without names, removes all of them and resets what they changed. */
  readonly forget: (names?: readonly string[]) => void;
}

/** Follows addresses that link to a demo. */
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
        // Browsers also report the plain address while `receiveLink` applies the parameters.
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
    // When the event fires, the address bar may already contain more than the followed address.
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

/**
 * Watches the page's settings and reports which ones change.
 *
 * @returns a function that stops watching
 */
function watchChanges(onChange: (names: readonly (keyof DemoSettings)[]) => void): () => void {
  let before = readSettings();
  return watchSettings(() => {
    const now = readSettings();
    const names = Object.keys(now) as (keyof DemoSettings)[];
    const last = before;
    before = now;
    onChange(names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(last[name])));
  });
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { checkedAddress } from '../../shared/hostAddresses';
import type { CheckedDemos, DemoDescriptor } from '../../shared/types';

/** One response for all demos of a version. */
const answers = new Map<string, Promise<CheckedDemos | null>>();

function ask(address: string): Promise<CheckedDemos | null> {
  const known = answers.get(address);
  if (known) {
    return known;
  }
  const answer = fetch(address)
    .then((response) => (response.ok ? (response.json() as Promise<CheckedDemos>) : null))
    .catch(() => null);
  answers.set(address, answer);
  return answer;
}

/**
 * Returns when a demo passed its checks in this build.
 *
 * @param isReady whether the demo has started; the request is not sent before
 * @returns an ISO date, or `null` until it is known
 */
export function useChecked({ id, version }: DemoDescriptor, isReady: boolean): string | null {
  const [checkedOn, setCheckedOn] = useState<string | null>(null);
  const address = checkedAddress(useBaseUrl('/'), version);
  useEffect(() => {
    let gone = false;
    if (isReady) {
      void ask(address).then((answer) => {
        if (!gone && answer) {
          setCheckedOn(answer[id] ?? null);
        }
      });
    }
    return () => {
      gone = true;
    };
  }, [address, id, isReady]);
  return checkedOn;
}

import type { AnalyticsAdapter, AnalyticsConfig, AnalyticsEvent, EventParams } from '../types';
import { createBeacon } from './createBeacon';
import { createGoogleAnalytics } from './createGoogleAnalytics';
import { pageLocation, readUser } from './describePage';
import { MAX_VALUE_LENGTH } from './limits';

/** An analytics session, which lasts while the reader allows it. */
export interface Session {
  readonly send: (event: AnalyticsEvent) => void;
  readonly stop: () => void;
}

/** Starts the configured adapters, and sends them the reader's settings and every event. */
export function createSession({ ga4Id, beaconUrl }: AnalyticsConfig): Session {
  const adapters: AnalyticsAdapter[] = [
    ...(ga4Id ? [createGoogleAnalytics(ga4Id)] : []),
    ...(beaconUrl ? [createBeacon(beaconUrl)] : []),
  ];
  let knownUser = '';
  function updateUser(): void {
    const user = readUser();
    if (JSON.stringify(user) !== knownUser) {
      knownUser = JSON.stringify(user);
      adapters.forEach(({ setUser }) => setUser(user));
    }
  }
  return {
    send({ name, params }) {
      updateUser();
      const event = { name, params: shorten({ page_location: pageLocation(), ...params }) };
      adapters.forEach(({ send }) => send(event));
    },
    stop: () => adapters.forEach(({ stop }) => stop()),
  };
}

function shorten(params: EventParams): EventParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_VALUE_LENGTH) : value,
    ]),
  );
}

import type { AnalyticsAdapter, AnalyticsEvent, UserProperties } from '../types';
import { BEACON_PAUSE_MS, MAX_EVENTS_IN_BEACON } from './limits';

/** Content of one request, as JSON. */
export interface BeaconBody {
  readonly user: UserProperties | null;
  readonly events: readonly (AnalyticsEvent & {
    /** Milliseconds since 1970. */ readonly time: number;
  })[];
}

/**
 * Sends events to a custom address, in batches; the last batch is sent when the reader leaves the page. The body is
 * JSON sent as text, so that another origin needs no preflight request.
 */
export function createBeacon(url: string): AnalyticsAdapter {
  let user: UserProperties | null = null;
  let events: BeaconBody['events'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (events.length > 0) {
      const body: BeaconBody = { user, events };
      navigator.sendBeacon(url, JSON.stringify(body));
      events = [];
    }
  }
  function flushWhenHidden(): void {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  }
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);

  return {
    send(event) {
      events = [...events, { ...event, time: Date.now() }];
      // Some metrics are final only when the page is already hidden.
      if (events.length >= MAX_EVENTS_IN_BEACON || document.visibilityState === 'hidden') {
        flush();
      } else {
        timer ??= setTimeout(flush, BEACON_PAUSE_MS);
      }
    },
    setUser(properties) {
      user = properties;
    },
    stop() {
      events = [];
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    },
  };
}

import type {
  AnalyticsConfig,
  ConsentChoice,
  AnalyticsAdapter,
  AnalyticsEvent,
  EventParams,
} from '../types';
import { onChoice, readChoice } from './consentChoice';
import { pageView, pageLocation, readUser } from './describePage';
import type { Inbox } from './Inbox';
import { measureVitals } from './measureVitals';
import { needsConsent } from './needsConsent';
import { createBeacon } from './createBeacon';
import { createGoogleAnalytics } from './createGoogleAnalytics';
import { MAX_VALUE_LENGTH } from './limits';

/**
 * Starts analytics, or asks for consent first. Follows the reader's choice, including later changes on the privacy
 * page.
 *
 * @returns a function that stops following the choice
 */
export function startAnalytics(config: AnalyticsConfig, inbox: Inbox): () => void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const kept = readChoice();
  const isAsked = kept === null && needsConsent(config.consent, timeZone);
  let session: Session | null = null;

  function begin(): void {
    const begun = createSession(config);
    session = begun;
    inbox.open(begun.send);
    void measureVitals(begun.send);
  }
  function change(choice: ConsentChoice): void {
    if (choice === 'denied') {
      inbox.discard();
      session?.stop();
      session = null;
    } else if (!session) {
      begin();
      // Earlier events must not be sent, but the reader still views this page.
      inbox.push(pageView());
    }
  }

  if (kept === 'granted' || (kept === null && !isAsked)) {
    begin();
  } else {
    inbox.discard();
  }
  if (isAsked) {
    void import('./askConsent').then(({ askConsent }) => askConsent(config.privacyUrl));
  }
  return onChoice(change);
}

/** An analytics session, which lasts while the reader allows it. */
interface Session {
  readonly send: (event: AnalyticsEvent) => void;
  readonly stop: () => void;
}

/** Starts the configured adapters, and sends them the reader's settings and every event. */
function createSession({ ga4Id, beaconUrl }: AnalyticsConfig): Session {
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

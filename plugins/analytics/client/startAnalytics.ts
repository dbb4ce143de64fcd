import type { AnalyticsConfig, ConsentChoice } from '../types';
import { onChoice, readChoice } from './consentChoice';
import { createSession, type Session } from './createSession';
import { pageView } from './describePage';
import type { Inbox } from './Inbox';
import { measureVitals } from './measureVitals';
import { needsConsent } from './needsConsent';

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

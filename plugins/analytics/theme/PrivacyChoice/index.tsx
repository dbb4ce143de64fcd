import useIsBrowser from '@docusaurus/useIsBrowser';
import { translate } from '@docusaurus/Translate';
import { readConfig } from '@site/lib/page-config/readConfig';
import { useEffect, useState, type ReactNode } from 'react';
import { choose, onChoice, readChoice } from '../../client/consentChoice';
import { needsConsent } from '../../client/needsConsent';
import { refusesTracking } from '../../client/refusesTracking';
import { ANALYTICS_CONFIG_ID } from '../../configId';
import type { AnalyticsConfig, ConsentChoice } from '../../types';
import styles from './styles.module.css';

/** State of analytics: off on this site, refused by the browser, or the reader's choice. */
type PrivacyState = 'off' | 'refused' | 'undecided' | 'granted' | 'denied';

const STATE_TEXTS: Readonly<Record<PrivacyState, () => string>> = {
  off: () =>
    translate({
      id: 'analytics.state.off',
      message: 'Analytics is switched off on this site: nothing is sent, from any browser.',
      description: 'On the page about privacy: the site has no analytics',
    }),
  refused: () =>
    translate({
      id: 'analytics.state.refused',
      message: 'Your browser asks not to be tracked. Nothing is sent, and you will not be asked.',
      description: 'On the page about privacy: Do Not Track or Global Privacy Control is on',
    }),
  undecided: () =>
    translate({
      id: 'analytics.state.undecided',
      message: 'You have not answered yet. Nothing is sent until you allow it.',
      description: 'On the page about privacy: consent was not given or refused',
    }),
  granted: () =>
    translate({
      id: 'analytics.state.granted',
      message: 'Analytics is on in this browser. You can switch it off at any time.',
      description: 'On the page about privacy: analytics is allowed',
    }),
  denied: () =>
    translate({
      id: 'analytics.state.denied',
      message: 'You refused analytics in this browser. Nothing is sent.',
      description: 'On the page about privacy: analytics is refused',
    }),
};

/** Shows whether this browser sends analytics, and lets the reader change that. */
export default function PrivacyChoice(): ReactNode {
  const isBrowser = useIsBrowser();
  // The server does not know the state; styles reserve space for a line of text.
  return <div className={styles.choice}>{isBrowser && <State />}</div>;
}

function State(): ReactNode {
  const [config] = useState(() => readConfig<AnalyticsConfig>(ANALYTICS_CONFIG_ID));
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => onChoice(setChoice), []);
  const state = stateOf(config, choice);
  return (
    <>
      <p role="status" data-privacy={state}>
        {STATE_TEXTS[state]()}
      </p>
      {(state === 'granted' || state === 'denied' || state === 'undecided') && (
        <div className={styles.actions}>
          {state !== 'granted' && (
            <button type="button" className={styles.action} onClick={() => choose('granted')}>
              {translate({
                id: 'analytics.consent.grant',
                message: 'Allow',
                description: 'Button that allows analytics',
              })}
            </button>
          )}
          {state !== 'denied' && (
            <button type="button" className={styles.action} onClick={() => choose('denied')}>
              {translate({
                id: 'analytics.consent.deny',
                message: 'Refuse',
                description: 'Button that refuses analytics',
              })}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function stateOf(config: AnalyticsConfig | null, choice: ConsentChoice | null): PrivacyState {
  if (!config) {
    return 'off';
  }
  if (refusesTracking(navigator)) {
    return 'refused';
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return choice ?? (needsConsent(config.consent, timeZone) ? 'undecided' : 'granted');
}

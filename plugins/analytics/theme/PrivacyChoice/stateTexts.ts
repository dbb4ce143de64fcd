import { translate } from '@docusaurus/Translate';

/** State of analytics: off on this site, refused by the browser, or the reader's choice. */
export type PrivacyState = 'off' | 'refused' | 'undecided' | 'granted' | 'denied';

export const STATE_TEXTS: Readonly<Record<PrivacyState, () => string>> = {
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

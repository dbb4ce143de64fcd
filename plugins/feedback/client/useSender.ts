import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useRef, useState } from 'react';
import type { Vote } from '../../../serve/feedback/types';
import { createId, sendFeedback } from './sendFeedback';

/** Sends feedback, and holds the state of the last message. */
export interface Sender {
  readonly state: 'idle' | 'sending' | 'failed' | 'sent';
  readonly send: (vote: Vote | null, comment: string) => Promise<void>;
}

/**
 * Returns a sender for feedback about the current page.
 *
 * @param section id of the heading; empty for the page
 */
export function useSender(address: string, section: string): Sender {
  const { version } = useDoc().metadata;
  const { currentLocale: language } = useDocusaurusContext().i18n;
  const { pathname: page } = useLocation();
  const [state, setState] = useState<Sender['state']>('idle');
  // A message that is sent again after a failure keeps its id; a message with other words gets a new one.
  const last = useRef({ id: '', words: '' });

  async function send(vote: Vote | null, comment: string): Promise<void> {
    if (state === 'sending') {
      return;
    }
    setState('sending');
    const words = `${vote} ${comment}`;
    if (last.current.words !== words) {
      last.current = { id: createId(), words };
    }
    const { id } = last.current;
    const feedback = { id, page, version, language, section, vote, comment };
    setState((await sendFeedback(address, feedback)) ? 'sent' : 'failed');
  }

  return { state, send };
}

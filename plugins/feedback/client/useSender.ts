import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useRef, useState } from 'react';
import type { Vote, Feedback } from '../../../serve/feedback/types';

/** Sends feedback, and holds the state of the last message. */
export interface Sender {
  readonly state: 'idle' | 'sending' | 'failed' | 'sent';
  readonly send: (vote: Vote | null, comment: string) => Promise<void>;
}

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 10_000;

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

/**
 * Sends feedback.
 *
 * @returns whether the server accepted it
 */
async function sendFeedback(address: string, feedback: Feedback): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Feedback is anonymous.
      credentials: 'omit',
      body: JSON.stringify(feedback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Returns a UUID for a message. `crypto.randomUUID` is not available on pages served over plain HTTP. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

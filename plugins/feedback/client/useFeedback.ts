import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useRef, useState, type FormEvent } from 'react';
import type { Vote } from '../../../serve/feedback/types';
import { createId, sendFeedback } from './sendFeedback';

/** A comment being written, and what became of it. */
export interface FeedbackDraft {
  readonly comment: string;
  readonly setComment: (comment: string) => void;
  readonly state: 'writing' | 'sending' | 'failed' | 'sent';
  /** For the form's `submit`. */
  readonly send: (event: FormEvent) => Promise<void>;
}

interface FeedbackOptions {
  readonly address: string;
  readonly section: string;
  readonly vote: Vote | null;
  readonly onSent?: () => void;
}

/** Keeps what a reader writes about the page, or a section of it, until it has been sent. */
export function useFeedback({ address, section, vote, onSent }: FeedbackOptions): FeedbackDraft {
  const { version } = useDoc().metadata;
  const { currentLocale } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const [comment, setComment] = useState('');
  const [state, setState] = useState<FeedbackDraft['state']>('writing');
  // What is sent again because the answer was lost keeps its id; other words are another message.
  const last = useRef({ id: '', words: '' });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'sending') {
      return;
    }
    setState('sending');
    const words = `${vote} ${comment}`;
    if (last.current.words !== words) {
      last.current = { id: createId(), words };
    }
    const feedback = {
      id: last.current.id,
      page: pathname,
      version,
      language: currentLocale,
      section,
      vote,
      comment,
    };
    const wasTaken = await sendFeedback(address, feedback);
    setState(wasTaken ? 'sent' : 'failed');
    if (wasTaken) {
      onSent?.();
    }
  }

  return { comment, setComment, state, send };
}

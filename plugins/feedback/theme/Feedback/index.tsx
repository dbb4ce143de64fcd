import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { Props as FormProps } from '@theme/Feedback/Form';
import type { Props as SectionProps } from '@theme/Feedback/Section';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Vote } from '../../../../serve/feedback/types';
import { offerOnHeadings } from '../../client/offerOnHeadings';
import { useSender } from '../../client/useSender';
import type { FeedbackData, Subject } from '../../types';
import Status from './Status';
import styles from './styles.module.css';

/** Asks whether the page was helpful, and lets readers comment on its sections. */
export default function Feedback(): ReactNode {
  const { address } = usePluginData('feedback') as FeedbackData;
  const { pathname } = useLocation();
  return address === false ? null : (
    <>
      <PageQuestion key={pathname} address={address} />
      <SectionComments address={address} />
    </>
  );
}

function PageQuestion({ address }: { readonly address: string }): ReactNode {
  const { state, send } = useSender(address, '');
  const [vote, setVote] = useState<Vote | null>(null);
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null);
  const choose = async (chosen: Vote) => {
    setVote(chosen);
    await send(chosen, '');
    const loaded = await import('@theme/Feedback/Form');
    setForm(() => loaded.default);
  };
  const question = translate({
    id: 'feedback.question',
    message: 'Was this page helpful?',
    description: 'Question below each page, answered with yes or no',
  });
  return (
    <div className={styles.question} role="group" aria-label={question} data-feedback>
      <div className={styles.votes} hidden={state === 'sent'}>
        <bdi aria-hidden="true">{question}</bdi>
        <VoteButton vote="up" chosen={vote} onChoose={choose}>
          <Translate id="feedback.yes" description="Answer to the question below each page">
            Yes
          </Translate>
        </VoteButton>
        <VoteButton vote="down" chosen={vote} onChoose={choose}>
          <Translate id="feedback.no" description="Answer to the question below each page">
            No
          </Translate>
        </VoteButton>
      </div>
      {(state === 'sent' || state === 'failed') && <Status state={state} />}
      {state === 'sent' && Form && <Form address={address} section="" />}
    </div>
  );
}

function VoteButton({
  vote,
  chosen,
  onChoose,
  children,
}: {
  readonly vote: Vote;
  readonly chosen: Vote | null;
  readonly onChoose: (vote: Vote) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={chosen === vote}
      onClick={() => onChoose(vote)}
    >
      {children}
    </button>
  );
}

function SectionComments({ address }: { readonly address: string }): ReactNode {
  const [Section, setSection] = useState<ComponentType<SectionProps> | null>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  useEffect(
    () =>
      offerOnHeadings(styles.improve!, async (chosen) => {
        const loaded = await import('@theme/Feedback/Section');
        setSection(() => loaded.default);
        setSubject(chosen);
      }),
    [],
  );
  return (
    Section &&
    subject && <Section address={address} subject={subject} onClose={() => setSubject(null)} />
  );
}

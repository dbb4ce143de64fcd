import messages from '@generated/translations/default/language-offer.json';
import { useLanguageAddress } from '@site/lib/browser/useLanguageAddress';
import { lookUpMessage } from '@site/plugins/translations/messages/lookUpMessage';
import type { Language } from '@site/src/paths/language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly language: Language;
  readonly onDecline: () => void;
}

/** Speaks the language that it offers. It lies over the page, so that nothing moves, and takes no focus. */
export default function Offer({ language, onDecline }: Props): ReactNode {
  const addressIn = useLanguageAddress();
  const text = (key: string) => lookUpMessage(messages, language, key);
  return (
    <section className={styles.offer} lang={language} aria-label={text('label')}>
      <p className={styles.text}>{text('text')}</p>
      {/* Another language is another build: the browser loads the page. */}
      <a className={styles.action} href={addressIn(language)} lang={language}>
        {text('accept')}
      </a>
      <button type="button" className={styles.action} onClick={onDecline}>
        {text('decline')}
      </button>
    </section>
  );
}

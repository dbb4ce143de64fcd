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

/**
 * Renders the offer in the offered language. It overlays the page, so that nothing shifts, and it does not take the
 * focus.
 */
export default function Offer({ language, onDecline }: Props): ReactNode {
  const addressIn = useLanguageAddress();
  const text = (key: string) => lookUpMessage(messages, language, key);
  return (
    <section className={styles.offer} lang={language} aria-label={text('label')}>
      <p className={styles.text}>{text('text')}</p>
      {/* Each language is a separate build, so the browser must load the page. */}
      <a className={styles.action} href={addressIn(language)} lang={language}>
        {text('accept')}
      </a>
      <button type="button" className={styles.action} onClick={onDecline}>
        {text('decline')}
      </button>
    </section>
  );
}

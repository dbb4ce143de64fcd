import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Asks readers whose browser blocks ads to allow them; readers who decline keep all features. */
export default function AllowAds(): ReactNode {
  return (
    <p className={styles.request}>
      <strong>
        <Translate
          id="ads.request.title"
          description="Title of the request to allow advertisements"
        >
          No ad loaded
        </Translate>
      </strong>{' '}
      <Translate
        id="ads.request.text"
        description="Request to allow advertisements; up to 110 letters"
      >
        One small ad pays for these pages. If you block ads, please consider an exception for this
        site.
      </Translate>
    </p>
  );
}

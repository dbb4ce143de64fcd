import { useEffect, type ReactNode } from 'react';
import { countDisplay } from '../../client/countDisplay';
import type { AdLayout, FeedAd } from '../../types';
import AdFace from './AdFace';
import { clickEvent } from './clickEvent';
import styles from './styles.module.css';

const LABEL = 'feed';

/** An ad from the feed. */
export default function FeedAdCard({
  ad,
  layout,
}: {
  readonly ad: FeedAd;
  readonly layout: AdLayout;
}): ReactNode {
  const { link, image, company, description, pixels } = ad;
  useEffect(() => countDisplay(pixels), [pixels]);
  return (
    <a
      className={styles.card}
      href={link}
      target="_blank"
      rel="sponsored noopener"
      {...clickEvent(LABEL)}
    >
      <AdFace
        image={layout === 'image' ? image : null}
        name={company}
        description={description}
        poweredby={new URL(link).host}
        label={LABEL}
        layout={layout}
      />
    </a>
  );
}

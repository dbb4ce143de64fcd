import { useEffect, type ReactNode } from 'react';
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

/** Fetches the addresses by which advertisers count; what becomes of them is of no concern to the page. */
function countDisplay(pixels: readonly string[]): void {
  for (const address of pixels) {
    const pixel = new Image();
    pixel.referrerPolicy = 'strict-origin-when-cross-origin';
    pixel.src = address;
  }
}

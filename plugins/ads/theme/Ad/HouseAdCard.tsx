import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState, type ReactNode } from 'react';
import { houseAds } from '../../client/houseAds';
import type { AdLayout } from '../../types';
import AdFace from './AdFace';
import { clickEvent } from './clickEvent';
import styles from './styles.module.css';

interface Props {
  readonly layout: AdLayout;
  /** Number from 0 up to 1 that selects a house ad. */
  readonly chance: number;
}

/** A house ad. */
export default function HouseAdCard({ layout, chance }: Props): ReactNode {
  const [ad] = useState(() => {
    const ads = houseAds();
    return ads[Math.floor(chance * ads.length)]!;
  });
  const image = useBaseUrl(ad.image);
  return (
    <Link className={styles.card} to={ad.link} {...clickEvent(ad.label)}>
      <AdFace
        image={layout === 'image' ? image : null}
        name={ad.name}
        description={ad.description}
        poweredby={null}
        label={ad.label}
        layout={layout}
      />
    </Link>
  );
}

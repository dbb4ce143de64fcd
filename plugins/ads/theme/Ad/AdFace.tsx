import Translate from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { reportDisplay } from '../../client/reportAd';
import type { AdLayout } from '../../types';
import styles from './styles.module.css';

interface Props {
  /** Address of the picture. */
  readonly image: string | null;
  readonly name: string;
  readonly description: string;
  /** Advertiser; `null` for a tip of the site itself. */
  readonly poweredby: string | null;
  /** Name of the ad in analytics. */
  readonly label: string;
  readonly layout: AdLayout;
}

/** Picture and text of an ad, and its advertiser. */
export default function AdFace(props: Props): ReactNode {
  const { image, name, description, poweredby, label, layout } = props;
  const [isBroken, setBroken] = useState(false);
  useEffect(() => reportDisplay(label, layout), [label, layout]);
  return (
    <>
      {image && !isBroken && (
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={130}
          height={100}
          decoding="async"
          referrerPolicy="strict-origin-when-cross-origin"
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.description}>{description}</bdi>
        <span className={styles.source}>
          {poweredby === null ? (
            <Translate id="ads.tip" description="Below a tip of the site, in place of an ad">
              Tip
            </Translate>
          ) : (
            <Translate
              id="ads.source"
              description="Below an advertisement: whose it is"
              values={{ poweredby: <bdi key="poweredby">{poweredby}</bdi> }}
            >
              {'Ad by {poweredby}'}
            </Translate>
          )}
        </span>
      </span>
    </>
  );
}

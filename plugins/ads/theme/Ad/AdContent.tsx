import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { chooseSource, useBoughtAd, type Shown } from '../../client/useBoughtAd';
import type { AdLayout, AdsConfig } from '../../types';
import FeedAdCard from './FeedAdCard';
import HouseAdCard from './HouseAdCard';
import NetworkFrame from './NetworkFrame';
import styles from './styles.module.css';

interface Props {
  readonly layout: AdLayout;
  readonly config: AdsConfig | null;
}

/** Requests an ad, and shows the ad or a substitute. */
export default function AdContent({ layout, config }: Props): ReactNode {
  const source = chooseSource(config, layout);
  const [network] = useState(createNetworkState);
  const { shown, isGivenUp } = useBoughtAd(source, config?.feedUrl, network);
  return (
    <section
      className={styles.ad}
      data-ad={shown.kind}
      data-ad-layout={layout}
      aria-label={translate({
        id: 'ads.region',
        message: 'Advertisement',
        description: 'Accessible name of the region with an advertisement',
      })}
    >
      {source === 'network' && config?.frameUrl && !isGivenUp && (
        <NetworkFrame
          address={config.frameUrl}
          isShown={shown.kind === 'network'}
          onAd={network.onAd}
          onAnswer={network.onAnswer}
        />
      )}
      <Card shown={shown} layout={layout} />
    </section>
  );
}

/** Holds the state that the frame reports, without rendering again. */
function createNetworkState() {
  let isThere = false;
  let isAnswered = false;
  return {
    hasAd: () => isThere,
    hasAnswered: () => isAnswered,
    onAd(value: boolean) {
      isThere = value;
    },
    onAnswer() {
      isAnswered = true;
    },
  };
}

function Card({ shown, layout }: { readonly shown: Shown; readonly layout: AdLayout }): ReactNode {
  // A later render must not choose another house ad.
  const [chance] = useState(Math.random);
  switch (shown.kind) {
    case 'house':
      return <HouseAdCard layout={layout} chance={chance} />;
    case 'feed':
      return <FeedAdCard layout={layout} ad={shown.ad} />;
    case 'request':
      return <AllowAds />;
    default:
      return null;
  }
}

/** Asks readers whose browser blocks ads to allow them; readers who decline keep all features. */
function AllowAds(): ReactNode {
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

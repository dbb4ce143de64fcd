import { useState, type ReactNode } from 'react';
import { readConfig } from '@site/lib/page-config/readConfig';
import { INLINE_SHARE } from '../../client/limits';
import { isBot } from '../../client/isBot';
import { ADS_CONFIG_ID } from '../../configId';
import type { AdLayout, AdsConfig } from '../../types';
import { AdBoundary } from './AdBoundary';
import AdContent from './AdContent';

export interface Props {
  /** Where ads come from, instead of what the page says. */
  readonly config?: AdsConfig;
}

/** An advertisement: the network's, the feed's, or one of our own. Rendered in browsers only. */
export default function Ad({ config }: Props): ReactNode {
  return (
    <AdBoundary>
      <ChosenAd {...(config && { config })} />
    </AdBoundary>
  );
}

function ChosenAd(props: Props): ReactNode {
  const [layout] = useState<AdLayout>(() => (Math.random() < INLINE_SHARE ? 'inline' : 'image'));
  const [config] = useState(() => props.config ?? readConfig<AdsConfig>(ADS_CONFIG_ID));
  return isBot(navigator.userAgent) ? null : <AdContent layout={layout} config={config} />;
}

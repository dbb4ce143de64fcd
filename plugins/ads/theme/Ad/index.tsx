import { useState, type ReactNode } from 'react';
import { readConfig } from '@site/lib/page-config/readConfig';
import { INLINE_SHARE } from '../../client/limits';
import { isBot } from '../../client/isBot';
import { ADS_CONFIG_ID } from '../../configId';
import type { AdLayout, AdsConfig } from '../../types';
import { AdBoundary } from './AdBoundary';
import AdContent from './AdContent';

export interface Props {
  /** Sources of ads, instead of the configuration in the page. */
  readonly config?: AdsConfig;
}

/** An ad from the network, the feed or the site itself. Rendered only in browsers. */
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

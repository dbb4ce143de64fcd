import { useState, type ReactNode, Component } from 'react';
import { readConfig } from '@site/lib/page-config/readConfig';
import { INLINE_SHARE } from '../../client/limits';
import { isBot } from '../../client/isBot';
import { ADS_CONFIG_ID } from '../../configId';
import type { AdLayout, AdsConfig } from '../../types';
import { reportCrash } from '../../client/reportAd';
import AdContent from './AdContent';

export interface Props {
  /** Sources of ads, instead of the configuration in the page. */
  readonly config?: AdsConfig;
}

interface BoundaryProps {
  readonly children: ReactNode;
}

/**
 * Renders nothing for an ad that throws, so that the rest of the page still works, and reports the error to analytics.
 */
class AdBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
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

import type { ReactNode } from 'react';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import type { Timeline } from '../../minors/buildTimeline';
import type { Labels } from '../../pages/labels';
import renderTimelineModule from './renderTimeline?static-region';
import type { RenderTimeline } from './renderTimeline';
// Includes the styles of server-only elements in the browser's bundle.
import './styles.module.css';
import '../ApiPage/styles.module.css';

export interface Props {
  /** Both are `null` in the browser. */
  readonly timeline: Timeline | null;
  readonly labels: Labels | null;
}

const renderTimeline = renderTimelineModule as RenderTimeline | null;

/** Additions and removals of each minor of a family, the newest first. */
export default function ApiTimeline({ timeline, labels }: Props): ReactNode {
  return (
    <StaticRegion
      id="api-timeline"
      content={renderTimeline && timeline && labels ? renderTimeline({ timeline, labels }) : null}
    />
  );
}

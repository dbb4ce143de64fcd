import type { ReactNode } from 'react';
import StaticRegion from '@site/src/components/StaticRegion';
import type { Labels } from '../../pages/labels';
import type { EntryPage } from '../../pages/types';
import renderSectionModule from './renderSection?static-region';
import type { RenderSection } from './renderSection';
// The browser's bundle holds the styles of what only the server renders.
import './styles.module.css';

export interface Props {
  readonly name: string;
  /** Both are `null` in the browser. */
  readonly entry: EntryPage | null;
  readonly labels: Labels | null;
}

const renderSection = renderSectionModule as RenderSection | null;

/** One section of an entry's page, as a static region. */
export default function ApiSection({ name, entry, labels }: Props): ReactNode {
  const content = renderSection && entry && labels ? renderSection({ name, entry, labels }) : null;
  return <StaticRegion id={`api-${name}`} content={content} />;
}

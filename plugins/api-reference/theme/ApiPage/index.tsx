import type { ReactNode } from 'react';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import ApiTools from '@theme/ApiTools';
import { copyLink } from '../../client/copyLink';
import type { Labels } from '../../pages/labels';
import type { EntryPage } from '../../pages/types';
import renderEntryModule from './renderEntry?static-region';
import type { RenderEntry } from './renderEntry';
// Includes the styles of server-only elements in the browser's bundle.
import './styles.module.css';
import './members.module.css';

/** Shorter pages are looked through faster than a filter is typed. */
const MIN_FILTERED = 10;

export interface Props {
  /** Both are `null` in the browser. */
  readonly entry: EntryPage | null;
  readonly labels: Labels | null;
  /** How many members the page lists. */
  readonly size: number;
}

const renderEntry = renderEntryModule as RenderEntry | null;

/** An entry's page: static regions, and one handler for all of their buttons. */
export default function ApiPage({ entry, labels, size }: Props): ReactNode {
  const render = (part: 'intro' | 'body') =>
    renderEntry && entry && labels ? renderEntry({ entry, labels, part }) : null;
  return (
    // The buttons are focusable; this listener only handles their clicks.
    <div onClick={copyLink}>
      <StaticRegion id="api-intro" content={render('intro')} />
      {size > 0 && <ApiTools canFilter={size >= MIN_FILTERED} />}
      <StaticRegion id="api-body" content={render('body')} />
    </div>
  );
}

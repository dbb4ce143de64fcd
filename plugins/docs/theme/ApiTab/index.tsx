import type { ReactNode } from 'react';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import ApiTools from '@theme/ApiTools';
import { copyLink } from '@site/plugins/api-reference/client/copyLink';
import type { Labels } from '@site/plugins/api-reference/pages/labels';
import type { EntryPage } from '@site/plugins/api-reference/pages/types';
import renderTabModule from './renderTab?static-region';
import type { RenderTab, TabFacts } from './renderTab';
// Adds the styles of content that only the server renders to the browser's bundle.
import './styles.module.css';
import '@site/plugins/api-reference/theme/ApiPage/styles.module.css';
import '@site/plugins/api-reference/theme/ApiPage/members.module.css';
import '@site/plugins/api-reference/theme/ApiIndex/styles.module.css';

export interface Props {
  /** Each entry is `null` in the browser. */
  readonly entries: readonly (EntryPage | null)[];
  readonly labels: Labels | null;
  readonly facts: readonly TabFacts[];
  /** Whether only the names of members are listed because there are so many. */
  readonly isBrief: boolean;
}

const renderTab = renderTabModule as RenderTab | null;

/** Renders the reference of the exports that a page documents, one below the other. */
export default function ApiTab({ entries, labels, facts, isBrief }: Props): ReactNode {
  const present = entries.filter((entry) => entry !== null);
  return (
    <div onClick={copyLink}>
      <ApiTools canFilter hasDensities={!isBrief} />
      <StaticRegion
        id="api-tab"
        content={
          renderTab && labels ? renderTab({ entries: present, labels, facts, isBrief }) : null
        }
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import ApiTools from '@theme/ApiTools';
import type { Labels } from '../../pages/labels';
import type { IndexSection } from '../../pages/listIndex';
import type { EntryKind } from '../../types';
import renderIndexModule from './renderIndex?static-region';
import type { RenderIndex } from './renderIndex';
// Includes the styles of server-only elements in the browser's bundle.
import './styles.module.css';
import '../ApiPage/styles.module.css';

export interface Props {
  /** Both are `null` in the browser. */
  readonly sections: readonly IndexSection[] | null;
  readonly labels: Labels | null;
  readonly kinds: readonly EntryKind[];
}

const renderIndex = renderIndexModule as RenderIndex | null;

/** Entries of a family or a version, by kind. */
export default function ApiIndex({ sections, labels, kinds }: Props): ReactNode {
  return (
    <>
      <ApiTools canFilter kinds={kinds} />
      <StaticRegion
        id="api-index"
        content={renderIndex && sections && labels ? renderIndex({ sections, labels }) : null}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import type { FeatureTable } from '../../types';
import renderChooserModule from './renderChooser?static-region';
import type { RenderChooser } from './renderChooser';
// Includes the styles of server-only elements in the browser's bundle.
import './styles.module.css';

export interface Props {
  /** Folder of the family, which the build passes to the table. */
  readonly of: string;
  /** `null` in the browser, where the server's HTML stays as it is. */
  readonly table: FeatureTable | null;
}

const renderChooser = renderChooserModule as RenderChooser | null;

/** Readers select the features that they need and see the lowest plan that includes them. Works with CSS only. */
export default function PlanChooser({ of, table }: Props): ReactNode {
  return (
    <StaticRegion
      id={`plan-chooser-${of}`}
      content={renderChooser && table ? renderChooser(table) : null}
    />
  );
}

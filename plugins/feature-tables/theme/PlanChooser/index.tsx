import type { ReactNode } from 'react';
import StaticRegion from '@site/src/components/StaticRegion';
import type { FeatureTable } from '../../types';
import renderChooserModule from './renderChooser?static-region';
import type { RenderChooser } from './renderChooser';
// The browser's bundle holds the styles of what only the server renders.
import './styles.module.css';

export interface Props {
  /** The family's folder; the page's build binds it to the table. */
  readonly of: string;
  /** `null` in the browser, where the server's HTML stays as it is. */
  readonly table: FeatureTable | null;
}

const renderChooser = renderChooserModule as RenderChooser | null;

/** Readers tick what they need, and see the smallest plan that has it. It works by CSS alone. */
export default function PlanChooser({ of, table }: Props): ReactNode {
  return (
    <StaticRegion
      id={`plan-chooser-${of}`}
      content={renderChooser && table ? renderChooser(table) : null}
    />
  );
}

import type { ReactNode } from 'react';
import StaticRegion from '.';

export interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** Renders the content; `null` in the browser. */
  readonly children: (() => ReactNode) | null;
}

/**
 * Renders a static part of a hand-written page, between its live components. `src/markdown/static-prose` adds this
 * component to the compiled pages.
 */
export default function Prose({ id, children }: Props): ReactNode {
  return <StaticRegion id={id} className="docs-prose" content={children && children()} />;
}

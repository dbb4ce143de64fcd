import type { ReactNode } from 'react';
import StaticRegion from '../StaticRegion';

export interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** Makes what is shown; `null` in the browser. */
  readonly children: (() => ReactNode) | null;
}

/** Static part of a hand-written page between its live components; `src/markdown/static-prose` finds it. */
export default function Prose({ id, children }: Props): ReactNode {
  return <StaticRegion id={id} className="docs-prose" content={children && children()} />;
}

import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { DemoSettings } from '../types';

export interface DemoRootProps {
  readonly settings: DemoSettings;
  /** Leaves the theme's CSS variables out: another root of the document has them for all demos. Default: false. */
  readonly sharesVariables?: boolean;
  readonly children: ReactNode;
}

/** What each version's `_runtime/index.tsx` exports: how its demos are themed, rendered and hydrated. */
export interface VersionRuntime {
  /** Gives a demo the theme, direction and style engine of its own version. */
  readonly DemoRoot: ComponentType<DemoRootProps>;
  /**
   * `keep`: the first render in the browser equals the server's, whatever the colour mode, so its HTML is hydrated.
   * `replace`: the style engine decides colours while rendering, so the server's HTML is shown only in light mode
   * and replaced by a fresh render.
   */
  readonly hydration: 'keep' | 'replace';
  /** For style engines whose styles are not part of the rendered HTML. */
  readonly renderOnServer?: (
    element: ReactElement,
    render: (element: ReactElement) => string,
  ) => string;
}

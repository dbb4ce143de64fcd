import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { DefaultProps, DemoSettings } from './types';

export interface DemoRootProps {
  readonly settings: DemoSettings;
  /**
   * Omits the theme's CSS variables, because another root of the document defines them for all demos. Default: false.
   */
  readonly sharesVariables?: boolean;
  /** Whether the first render must be that of the server, whose mode is light. Default: true. */
  readonly isHydrated?: boolean;
  readonly children: ReactNode;
}

export interface DefaultPropsRootProps {
  readonly defaultProps: DefaultProps;
  readonly children: ReactNode;
}

/** Exports of each version's `_runtime/index.tsx`: how its demos are themed, rendered and hydrated. */
export interface VersionRuntime {
  /** Provides the theme, direction and style engine of the version to a demo. */
  readonly DemoRoot: ComponentType<DemoRootProps>;
  /** Sets default props of the components below; missing if the version shows no anatomy of a component. */
  readonly DefaultPropsRoot?: ComponentType<DefaultPropsRootProps>;
  /**
   * Strategy for the server's HTML when a demo starts.
   *
   * - `keep`: colors are CSS variables, correct in every mode; the HTML is hydrated
   * - `keep-light`: the style engine determines colors while it renders, so the HTML for dark mode is separate; it is
   * hydrated
   * - `replace-light`: the same, but the style engine generates new class names, so a fresh render replaces the HTML
   */
  readonly hydration: 'keep' | 'keep-light' | 'replace-light';
  /**
   * For style engines whose styles are not part of the rendered HTML.
   *
   * @param id the demo
   */
  readonly renderOnServer?: (
    element: ReactElement,
    render: (element: ReactElement) => string,
    id: string,
  ) => string;
}

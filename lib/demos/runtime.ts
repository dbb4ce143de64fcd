import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { DefaultProps, DemoSettings } from './types';

export interface DemoRootProps {
  readonly settings: DemoSettings;
  /** Leaves the theme's CSS variables out: another root of the document has them for all demos. Default: false. */
  readonly sharesVariables?: boolean;
  readonly children: ReactNode;
}

export interface DefaultPropsRootProps {
  readonly defaultProps: DefaultProps;
  readonly children: ReactNode;
}

/** Exports of each version's `_runtime/index.tsx`: how its demos are themed, rendered and hydrated. */
export interface VersionRuntime {
  /** Gives a demo the theme, direction and style engine of its own version. */
  readonly DemoRoot: ComponentType<DemoRootProps>;
  /** Gives the components below it default props; absent where a version shows no anatomy of a component. */
  readonly DefaultPropsRoot?: ComponentType<DefaultPropsRootProps>;
  /**
   * What becomes of the server's HTML when a demo starts.
   *
   * - `keep`: its colors are CSS variables, right in every mode; it is hydrated
   * - `keep-light`: the style engine decides colors while it renders, so those of dark pages are beside it; it is hydrated
   * - `replace-light`: the same, but the style engine names classes again; a fresh render takes its place
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

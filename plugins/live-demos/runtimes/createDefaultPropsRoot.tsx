import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { DefaultPropsRootProps } from '../../../lib/demos/runtime';

interface OuterTheme {
  readonly components?: Readonly<Record<string, { readonly defaultProps?: object } | undefined>>;
}

/** The provider of Material 5 and newer, as it is used inside another one. */
export type NestedProvider = (props: {
  theme: (outer: OuterTheme) => OuterTheme;
  children: ReactNode;
}) => ReactNode;

/** Makes a component that adds default props to the theme around it. */
export function createDefaultPropsRoot(
  ThemeProvider: NestedProvider,
): ComponentType<DefaultPropsRootProps> {
  return function DefaultPropsRoot({ defaultProps, children }) {
    const extend = useMemo(
      () =>
        (outer: OuterTheme): OuterTheme => {
          const changed = Object.entries(defaultProps).map(([key, props]) => {
            const known = outer.components?.[key];
            return [key, { ...known, defaultProps: { ...known?.defaultProps, ...props } }] as const;
          });
          return {
            ...outer,
            components: { ...outer.components, ...Object.fromEntries(changed) },
          };
        },
      [defaultProps],
    );
    return <ThemeProvider theme={extend}>{children}</ThemeProvider>;
  };
}

import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { DefaultPropsRootProps } from '../../shared/runtime';

interface OuterTheme {
  readonly components?: Readonly<Record<string, { readonly defaultProps?: object } | undefined>>;
}

/** The theme provider of Material 5 and newer, used inside another provider. */
export type NestedProvider = (props: {
  theme: (outer: OuterTheme) => OuterTheme;
  children: ReactNode;
}) => ReactNode;

/** Creates a component that adds default props to the surrounding theme. */
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

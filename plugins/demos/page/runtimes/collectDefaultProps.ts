import type { DefaultProps } from '../../shared/types';

/** The part of theme options that a package's locale contains. */
interface Locale {
  readonly components?: Readonly<Record<string, { readonly defaultProps?: object } | undefined>>;
}

/** Merges the default props of several locales, by theme key. */
export function collectDefaultProps(locales: readonly Locale[]): DefaultProps {
  const all: Record<string, object> = {};
  for (const { components = {} } of locales) {
    for (const [name, options] of Object.entries(components)) {
      all[name] = { ...all[name], ...options?.defaultProps };
    }
  }
  return all;
}

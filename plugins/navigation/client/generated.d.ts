declare module '@generated/navigation/default/pages' {
  import type { ListedPage } from '@site/plugins/navigation/types';

  /** Loaders of page lists, by version name. */
  const pages: Readonly<
    Record<string, (() => Promise<{ readonly default: readonly ListedPage[] }>) | undefined>
  >;
  export default pages;
}

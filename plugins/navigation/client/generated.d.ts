declare module '@generated/navigation/default/pages' {
  import type { ListedPage } from '@site/plugins/navigation/types';

  /** By the name of a version: how to fetch the list of its pages. */
  const pages: Readonly<
    Record<string, (() => Promise<{ readonly default: readonly ListedPage[] }>) | undefined>
  >;
  export default pages;
}

declare module '@generated/navigation/default/pages' {
  import type { ListedPage } from '@site/plugins/navigation/types';

  /** By the name of a version: how to fetch the list of its pages. */
  const pages: Readonly<
    Record<string, (() => Promise<{ readonly default: readonly ListedPage[] }>) | undefined>
  >;
  export default pages;
}

declare module '@generated/navigation/default/titles' {
  import type { PageTitles } from '@site/plugins/navigation/types';

  /** By the name of a version and a language: how to fetch the titles of its pages, written or not. */
  const titles: Readonly<
    Record<
      string,
      | Readonly<Record<string, (() => Promise<{ readonly default: PageTitles }>) | undefined>>
      | undefined
    >
  >;
  export default titles;
}

declare module '@generated/navigation/default/pages' {
  import type { ListedPage } from '@site/plugins/navigation/types';

  /** Loaders of page lists, by version name. */
  const pages: Readonly<
    Record<string, (() => Promise<{ readonly default: readonly ListedPage[] }>) | undefined>
  >;
  export default pages;
}

declare module '@generated/navigation/default/titles' {
  import type { PageTitles } from '@site/plugins/navigation/types';

  /** Loaders of page titles, including pages not yet written, by version name and language. */
  const titles: Readonly<
    Record<
      string,
      | Readonly<Record<string, (() => Promise<{ readonly default: PageTitles }>) | undefined>>
      | undefined
    >
  >;
  export default titles;
}

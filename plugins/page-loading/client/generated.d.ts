/** What `page-tables` makes of the files that Docusaurus writes about all pages; the lists grow as readers go. */
declare module '@generated/routes' {
  export const lists: Record<
    string,
    { path: string; component: unknown; exact: boolean; sidebar: string | undefined }[]
  >;
  /** By path of the area that a table holds the pages of. */
  export const tables: Record<
    string,
    () => Promise<{
      readonly default: {
        readonly list: string;
        readonly component: string;
        readonly instance: string;
        readonly version: string;
        readonly sidebar?: string;
        /** By id: how to import the page, and the indices of the versions that have it. */
        readonly pages: Readonly<Record<string, readonly [() => Promise<unknown>, string]>>;
      };
    }>
  >;
}

declare module '@docusaurus/ComponentCreator' {
  export default function ComponentCreator(path: string, hash: string): unknown;
}

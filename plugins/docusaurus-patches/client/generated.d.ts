/** Modules that `page-tables` generates from Docusaurus' lists of all pages. The lists grow as the reader navigates. */
declare module '@generated/routes' {
  export const lists: Record<
    string,
    { path: string; component: unknown; exact: boolean; sidebar: string | undefined }[]
  >;
  /** Loaders of the page tables, by the path of their area. */
  export const tables: Record<
    string,
    () => Promise<{
      readonly default: {
        readonly list: string;
        readonly component: string;
        readonly instance: string;
        readonly version: string;
        readonly sidebar?: string;
        /** By id: the import of the page, and the indices of the versions that have it. */
        readonly pages: Readonly<Record<string, readonly [() => Promise<unknown>, string]>>;
      };
    }>
  >;
}

declare module '@docusaurus/ComponentCreator' {
  export default function ComponentCreator(path: string, hash: string): unknown;
}

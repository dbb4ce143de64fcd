/** Documentation pages that show the demos of a version, by address. */
export type DemoPages = Readonly<
  Record<string, { readonly title: string; readonly demos: readonly string[] }>
>;

/** Id of the element in the full-screen page that holds the pages as JSON. */
export const DEMO_PAGES_ID = 'demo-pages';

import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/*
 * Stands in for the functions by which Docusaurus finds the version and the page of an address. A dozen components of
 * each page ask them the same, and each time they try the address against all versions and pages.
 */
export const getActivePlugin = rememberLast(docs.getActivePlugin);
export const getActiveVersion = rememberLast(docs.getActiveVersion);
export const getActiveDocContext = rememberLast(docs.getActiveDocContext);

/** Gives the last answer again when it is asked the same; options are no part of the question. */
function rememberLast<Data, Options extends unknown[], Answer>(
  find: (data: Data, pathname: string, ...options: Options) => Answer,
): typeof find {
  let last: { data: Data; pathname: string; answer: Answer } | undefined;
  return (data, pathname, ...options) => {
    if (last?.data !== data || last.pathname !== pathname) {
      last = { data, pathname, answer: find(data, pathname, ...options) };
    }
    return last.answer;
  };
}

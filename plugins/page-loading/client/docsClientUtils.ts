import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import { rememberLast } from '../../../lib/browser/rememberLast';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/*
 * Stands in for the functions by which Docusaurus finds the version and the page of an address. A dozen components of
 * each page ask them the same, and each time they try the address against all versions and pages.
 */
export const getActiveVersion = rememberLast(docs.getActiveVersion);
export const getActiveDocContext = rememberLast(docs.getActiveDocContext);

type PluginQuestion = Parameters<typeof docs.getActivePlugin>;

const findPlugin = rememberLast((data: PluginQuestion[0], pathname: PluginQuestion[1]) =>
  docs.getActivePlugin(data, pathname),
);

export const getActivePlugin: typeof docs.getActivePlugin = (data, pathname, options) =>
  // The options say what happens when there is none.
  findPlugin(data, pathname) ?? docs.getActivePlugin(data, pathname, options);

import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import { rememberLast } from '../../../lib/browser/rememberLast';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/*
 * Replaces the functions that find the version and the page of a path in Docusaurus. A dozen components per page call
 * them with the same arguments, and each call compares the path with all versions and pages.
 */
export const getActiveVersion = rememberLast(docs.getActiveVersion);
export const getActiveDocContext = rememberLast(docs.getActiveDocContext);

type PluginQuestion = Parameters<typeof docs.getActivePlugin>;

const findPlugin = rememberLast((data: PluginQuestion[0], pathname: PluginQuestion[1]) =>
  docs.getActivePlugin(data, pathname),
);

export const getActivePlugin: typeof docs.getActivePlugin = (data, pathname, options) =>
  // Ask Docusaurus again when no plugin matches, because the options decide whether that is an error.
  findPlugin(data, pathname) ?? docs.getActivePlugin(data, pathname, options);

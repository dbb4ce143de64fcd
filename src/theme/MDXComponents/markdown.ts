import MDXComponents from '@theme-original/MDXComponents';

/**
 * Components for headings, links and code in Markdown. They only occur in static prose, so only the server renders
 * them.
 */
export default MDXComponents;

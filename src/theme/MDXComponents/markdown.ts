import MDXComponents from '@theme-original/MDXComponents';

/**
 * Components for headings, links and code in Markdown. Static prose contains them, and only the server renders that.
 */
export default MDXComponents;

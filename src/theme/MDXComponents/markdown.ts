import MDXComponents from '@theme-original/MDXComponents';

/** What Markdown is rendered with: headings, links, code. Static prose has it, and only the server renders that. */
export default MDXComponents;

import type { Parse } from './portPage.ts';

/** Creates a parser for the Markdown syntax of the pages. */
export async function createParser(): Promise<Parse> {
  // Imports sequentially, because Jest cannot link packages that share modules in parallel.
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);
  return (text) => parser.parse(text);
}

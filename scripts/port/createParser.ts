import type { Parse } from './portPage.ts';

/** The syntax that pages are written in. */
export async function createParser(): Promise<Parse> {
  // One after the other: Jest cannot link packages that share modules at the same time.
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);
  return (text) => parser.parse(text);
}

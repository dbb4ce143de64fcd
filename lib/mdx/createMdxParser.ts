import type { Root } from 'mdast';
// The node types of MDX and of directives join those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';

/** Reads pages into a syntax tree, with the syntax that the site is built with, `:::note` included. */
export async function createMdxParser(): Promise<(text: string) => Root> {
  // One after the other: Jest cannot link packages that share modules at the same time.
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const { default: remarkDirective } = await import('remark-directive');
  const parser = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkFrontmatter)
    .use(remarkDirective);
  return (text) => parser.parse(text);
}

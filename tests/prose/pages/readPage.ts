import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { collectCode } from '../../../src/markdown/code-names/collectCode.ts';
import type { PageCode } from '../../../src/markdown/code-names/types.ts';

/** Creates a function that parses pages with the syntax that the site is built with. */
export async function createPageReader(
  siteDir: string,
): Promise<(file: string) => Promise<PageCode>> {
  // Imports sequentially, because Jest cannot link packages that share modules in parallel.
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);
  return async (file) => {
    const filePath = join(siteDir, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    return collectCode(file, frontMatter, parser.parse(fileContent));
  };
}

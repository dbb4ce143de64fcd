import { readFile } from 'node:fs/promises';
import type { MarkdownConfig } from '@docusaurus/types';
import { cardAddress } from './cardAddress';
import { cardFileOf, describeCard } from './describeCard';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** Adds the address of the social image to each page's front matter, unless the page sets `image` itself. */
export function illustrate(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    const file = cardFileOf(siteDir, params.filePath);
    const { frontMatter } =
      file === params.filePath
        ? parsed
        : await params.defaultParseFrontMatter({
            ...params,
            filePath: file,
            fileContent: await readFile(file, 'utf8'),
          });
    const card = describeCard(siteDir, file, frontMatter);
    return card
      ? { ...parsed, frontMatter: { image: cardAddress(card), ...parsed.frontMatter } }
      : parsed;
  };
}

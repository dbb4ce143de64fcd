import { readFileSync } from 'node:fs';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** The address that a page's front matter gives it below its version, without slashes around it. */
export function readSlug(file: string): string | undefined {
  const frontMatter = FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.[1];
  return frontMatter && /^slug: *\/(\S+?)\/?$/m.exec(frontMatter)?.[1];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MachineSite } from '../types';
import { createReplace } from './createReplace';
import { printSource } from './printSource';

/** A hand-written page and its location. */
export interface GuideFile {
  /** Relative to the site. */
  readonly file: string;
  /** Address of the page. */
  readonly address: string;
  /** Docusaurus' name of its version. */
  readonly version: string;
  readonly title: string;
  /** The versions that a migration page leads from and to. */
  readonly migration?: { readonly from: string; readonly to: string; readonly package?: string };
}

/**
 * Converts a page to plain Markdown: demos become code, plans and notes become text, feature tables become Markdown
 * tables, and links lead to the Markdown of other pages.
 *
 * @throws when the page uses something that has no form in Markdown, with file and line
 */
export function renderGuide(
  guide: GuideFile,
  parse: (source: string) => Root,
  site: MachineSite,
): string {
  const source = readFileSync(path.join(site.siteDir, guide.file), 'utf8');
  const text = printSource(source, parse(source), createReplace(guide, site));
  return `# ${guide.title}\n\n${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

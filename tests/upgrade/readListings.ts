import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { UpgradePath } from '../../packages/component-docs-cli/src/upgrade/types.ts';
import { completeFragment } from '../prose/fences/completeFragment.ts';
import { findFreeNames } from '../prose/fences/findFreeNames.ts';

/** A migration guide with its listings, each as a separate file. */
export interface GuideListings extends UpgradePath {
  readonly family: string;
  readonly listings: readonly GuideListing[];
}

export interface GuideListing {
  /** Id of the section, with a number from the second listing on: `slots 2`. */
  readonly place: string;
  readonly before: string;
  /** `null` if there is no replacement. */
  readonly after: string | null;
}

/** Package to import missing names from, which exports everything of its family. */
const PACKAGES: Readonly<Record<string, string>> = {
  'data-grid': '@mui/x-data-grid-premium',
  'date-pickers': '@mui/x-date-pickers-pro',
  charts: '@mui/x-charts-pro',
  'tree-view': '@mui/x-tree-view-pro',
};

const MIGRATION =
  /^migration: \{ family: ([\w-]+), from: (\w+), to: (\w+)(?:, package: '([^']+)')? \}/m;
const PARTS = /^#+ .*\{\/\* #(\S+) \*\/\}$|^```\w+ (before|after)[^\n]*\n([\s\S]*?)^```$/gm;

/**
 * Reads the listings of a guide.
 *
 * @param exported whether the earlier or the later version exports a name
 */
export function readListings(
  folder: string,
  exported: (name: string, side: 'from' | 'to') => boolean,
): GuideListings {
  const text = readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8');
  const [, family = '', from, to, former] = MIGRATION.exec(text) ?? [];
  const listings: GuideListing[] = [];
  const counts = new Map<string, number>();
  let section = '';
  for (const [, id, side, code = ''] of text.matchAll(PARTS)) {
    if (id) {
      section = id;
    } else if (side === 'before') {
      const count = (counts.get(section) ?? 0) + 1;
      counts.set(section, count);
      const place = count === 1 ? section : `${section} ${count}`;
      const before = complete(code, former ?? PACKAGES[family]!, (name) => exported(name, 'from'));
      listings.push({ place, before, after: null });
    } else {
      const after = complete(code, PACKAGES[family]!, (name) => exported(name, 'to'));
      listings.push({ ...listings.pop()!, after });
    }
  }
  return { family, from, to, listings } as GuideListings;
}

/** Adds imports of names that a listing does not import, in a line above it. */
function complete(code: string, module: string, isExported: (name: string) => boolean): string {
  const { text } = completeFragment(code, 'listing.tsx');
  const source = ts.createSourceFile('listing.tsx', text, ts.ScriptTarget.ESNext, true);
  const names = [...findFreeNames(source)].filter(isExported).sort();
  return names.length > 0
    ? `import { ${names.join(', ')} } from '${module}';\n${text}`
    : `import '${module}';\n${text}`;
}

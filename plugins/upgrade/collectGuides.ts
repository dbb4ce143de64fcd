import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Nodes, Parent, Root, TableCell, TableRow } from 'mdast';
import type {
  GuideSection,
  UpgradeGuide,
} from '../../packages/component-docs-cli/src/upgrade/types';
import { createMdxParser } from '../../lib/mdx/createMdxParser';
import { readAnchor } from '../../lib/mdx/readAnchor';
import { SITE_DIR } from '../../lib/siteDir';
import { findTopics } from '../../lib/pages/handWrittenPages';
import { addressOf, type DocsVersion, folderOf } from '../../src/versions';
import { sideOf } from '../../src/markdown/code-changes/codeChanges';

/** File beside a guide, in its first version, that lists names with changed behavior, by section. */
const BEHAVIOR_FILE = 'upgrade.json';

type Behavior = Readonly<Record<string, readonly string[]>>;

interface FrontMatter {
  readonly migration?: Pick<UpgradeGuide, 'family' | 'from' | 'to' | 'package'>;
}

/** Versions whose guides are read, and the language of the links to them. */
export interface GuideSources {
  readonly siteDir: string;
  /** Versions, oldest first; each guide is read from the first version that has it. */
  readonly versions: readonly DocsVersion[];
  /** `null` for English. */
  readonly locale: string | null;
  /** Base URL of the language. */
  readonly baseUrl: string;
}

/** Reads from the migration guides which section mentions which names. */
export async function collectGuides({
  siteDir,
  versions,
  locale,
  baseUrl,
}: GuideSources): Promise<UpgradeGuide[]> {
  const parse = await createMdxParser();
  const found = new Map<string, UpgradeGuide>();
  for (const version of versions) {
    const topics = findTopics(path.join(siteDir, version.folder)).filter((topic) =>
      topic.startsWith('migration/'),
    );
    for (const topic of topics) {
      const folder = path.join(siteDir, version.folder, topic);
      const filePath = path.join(folder, 'index.mdx');
      const fileContent = await readFile(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      const { migration } = frontMatter as FrontMatter;
      const key = JSON.stringify(migration);
      if (migration && !found.has(key)) {
        const { family, from, to, package: former } = migration;
        const translated =
          locale && path.join(siteDir, folderOf(version, locale), topic, 'index.mdx');
        const titles =
          translated && existsSync(translated)
            ? titlesOf(parse(await readFile(translated, 'utf8')))
            : new Map<string, string>();
        found.set(key, {
          family,
          from,
          to,
          ...(former && { package: former }),
          address: addressOf(version, `${topic}/`, baseUrl),
          sections: readSections(parse(fileContent), await readBehavior(folder), titles),
        });
      }
    }
  }
  return [...found.values()];
}

async function readBehavior(folder: string): Promise<Behavior> {
  const file = path.join(folder, BEHAVIOR_FILE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Behavior) : {};
}

const WORD = /[A-Za-z_$][\w$-]+/g;

/**
 * Splits a guide into sections at its headings.
 *
 * @param titles titles of sections in another language, by id
 * @throws if `upgrade.json` refers to a section that does not exist
 */
export function readSections(
  tree: Root,
  behavior: Behavior,
  titles: ReadonlyMap<string, string>,
): GuideSection[] {
  const sections: {
    id: string;
    title: string;
    before: Set<string>;
    after: Set<string>;
    said: Set<string>;
    renames: [string, string | null][];
  }[] = [];
  const visit = (node: Nodes): void => {
    const section = sections.at(-1);
    const id = node.type === 'heading' ? readAnchor(node) : null;
    if (node.type === 'heading' && id !== null) {
      const title = titles.get(id) ?? textOf(node);
      sections.push({
        id,
        title,
        before: new Set(),
        after: new Set(),
        said: new Set(),
        renames: [],
      });
    } else if (node.type === 'code' && sideOf(node) === 'before') {
      wordsOf(node.value).forEach((word) => section?.before.add(word));
    } else if (node.type === 'code' && sideOf(node) === 'after') {
      wordsOf(node.value).forEach((word) => section?.after.add(word));
    } else if (node.type === 'tableRow') {
      section?.renames.push(...readRenames(node));
    } else if (node.type === 'inlineCode') {
      wordsOf(node.value).forEach((word) => section?.said.add(word));
    }
    if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  const unknown = Object.keys(behavior).filter((id) => !sections.some((each) => each.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `${BEHAVIOR_FILE} names sections that the guide does not have: ${unknown.join(', ')}.`,
    );
  }
  return sections.map(({ id, title, before, after, said, renames }) => ({
    id,
    title,
    before: [...before],
    changed: [...before].filter((word) => !after.has(word)),
    said: [...said],
    behavior: behavior[id] ?? [],
    renames: Object.fromEntries(renames),
  }));
}

/** A theme key, a CSS class or a CSS variable. */
const STYLED = /^\.?((?:Mui|Private)[A-Z]\w*(?:-[\w-]+)?|--[A-Z][\w-]+)$/;

/** Reads a table row with old and new names of styles: either name by name, or one new name for all old ones. */
function readRenames({ children: [before, after] }: TableRow): [string, string | null][] {
  const from = before ? readStyled(before) : null;
  if (!from || !after || from.some(isOfMaterial)) {
    return [];
  }
  if (/^none\b/i.test(textOf(after))) {
    return from.map((name) => [name, null]);
  }
  const to = readStyled(after);
  return to && (to.length === from.length || to.length === 1)
    ? from.map((name, index) => [name, to[index] ?? to[0]!])
    : [];
}

/** Returns the names in a cell that contains only names; `null` for any other cell. */
function readStyled({ children }: TableCell): string[] | null {
  const names = children.flatMap((node) =>
    node.type === 'inlineCode' ? (STYLED.exec(node.value)?.[1] ?? '') : [],
  );
  const isOnlyNames = children.every((node) =>
    node.type === 'text' ? /^[\s,]*$/.test(node.value) : node.type === 'inlineCode',
  );
  return isOnlyNames && names.length > 0 && names.every(Boolean) ? names : null;
}

/** Whether Material UI has the component too, so that a reader's style for it may not be meant for this library. */
function isOfMaterial(name: string): boolean {
  const [, component] = /^Mui([A-Z]\w*)/.exec(name) ?? [];
  return component !== undefined && existsSync(path.join(MATERIAL, component));
}

const MATERIAL = path.join(SITE_DIR, 'node_modules/@mui/material');

const wordsOf = (code: string): readonly string[] => code.match(WORD) ?? [];

function titlesOf(tree: Root): Map<string, string> {
  return new Map(
    tree.children.flatMap((node): [string, string][] => {
      const id = node.type === 'heading' ? readAnchor(node) : null;
      return node.type === 'heading' && id !== null ? [[id, textOf(node)]] : [];
    }),
  );
}

function textOf({ children }: Pick<Parent, 'children'>): string {
  const text = (node: Nodes): string =>
    'value' in node && (node.type === 'text' || node.type === 'inlineCode')
      ? node.value
      : 'children' in node
        ? node.children.map(text).join('')
        : '';
  return children.map(text).join('').trim();
}

import path from 'node:path';
import type { ApiVersion } from '../../api-reference/data/types';
import { PLANS, type Plan } from '../../api-reference/types';
import { LEVELS, type Level, type MessageDoc, type MessageSource, type Part } from '../types';
import { collectMessageSites, type MessageSite } from './collectMessageSites';
import { createCallGraph, type FindSources } from './createCallGraph';
import { nameMessages } from './nameMessages';
import { openScripts } from './openScripts';
import { moduleName, packageOf } from './packages';
import { BRAND } from './hasWords';
import { joinParts } from './joinParts';

/** Name of the page for packages without a family: the license check, and packages that several families use. */
const SHARED_FAMILY = 'license';

/**
 * Extracts everything that the packages of one docs version throw or log.
 *
 * @param siteDir absolute path of the site
 * @returns messages by family, then by package and module
 * @throws when a package cannot be read
 */
export function extractMessages(
  version: Pick<ApiVersion, 'folder' | 'families'>,
  siteDir: string,
): MessageDoc[] {
  const packages = version.families.flatMap((family) =>
    family.packages.map(({ name, plan }) => ({ name, plan, family: family.slug })),
  );
  const scripts = openScripts(
    packages.map(({ name }) => name),
    path.join(siteDir, version.folder),
  );
  const findSources = createCallGraph(scripts);
  const found = collectMessageSites(scripts).sites.map((site) =>
    describe(site, findSources, packages),
  );
  const families = [...new Set(packages.map(({ family }) => family)), SHARED_FAMILY];
  return families.flatMap((family) => mergeSame(found.filter((each) => each.family === family)));
}

interface KnownPackage {
  readonly name: string;
  readonly plan: Plan;
  readonly family: string;
}

type Unnamed = Omit<MessageDoc, 'id'>;

function describe(
  { level, text, node }: MessageSite,
  findSources: FindSources,
  packages: readonly KnownPackage[],
): Unnamed {
  const place = moduleName(node.getSourceFile().fileName);
  const owner = packageOf(place);
  const sources = findSources(node);
  const causing = packages.filter(({ name }) => sources.some((source) => source.package === name));
  const known = packages.find(({ name }) => name === owner);
  return {
    level,
    parts: trimText(text),
    package: owner,
    plan: cheapest([...causing, ...(causing.length === 0 && known ? [known] : [])]),
    family: known?.family ?? SHARED_FAMILY,
    sources,
    places: [place],
  };
}

function cheapest(packages: readonly KnownPackage[]): Plan {
  return PLANS.find((plan) => packages.some((each) => each.plan === plan)) ?? 'community';
}

/** Merges messages that occur in several places into one, and assigns IDs. */
function mergeSame(found: readonly Unnamed[]): MessageDoc[] {
  const byWords = new Map<string, Unnamed[]>();
  for (const each of found) {
    const key = readWords(each.parts).flat().join(' ');
    byWords.set(key, [...(byWords.get(key) ?? []), each]);
  }
  const merged = [...byWords.values()].map(merge).sort(byPlace);
  const ids = nameMessages(merged.map(({ parts }) => readWords(parts)));
  return merged.map((message, index) => ({ id: ids[index]!, ...message }));
}

function merge(same: readonly Unnamed[]): Unnamed {
  return {
    ...same[0]!,
    parts: mostLines(same.map(({ parts }) => parts)),
    level: gravest(same.map(({ level }) => level)),
    plan: PLANS.find((plan) => same.some((each) => each.plan === plan))!,
    sources: nearest(same.flatMap(({ sources }) => sources)),
    places: [...new Set(same.flatMap(({ places }) => places))],
  };
}

/** Of texts with the same words, returns the one with the most lines, which is the most readable. */
function mostLines(texts: readonly (readonly Part[])[]): readonly Part[] {
  const linesOf = (parts: readonly Part[]) => textOf(parts).split('\n').length;
  return texts.reduce((best, text) => (linesOf(text) > linesOf(best) ? text : best));
}

function gravest(levels: readonly Level[]): Level {
  return LEVELS.find((level) => levels.includes(level))!;
}

/** Returns each export once, with its shortest distance. */
function nearest(sources: readonly MessageSource[]): MessageSource[] {
  const found = new Map<string, MessageSource>();
  for (const source of [...sources].sort((one, other) => one.distance - other.distance)) {
    if (!found.has(source.name)) {
      found.set(source.name, source);
    }
  }
  return [...found.values()];
}

function byPlace(one: Unnamed, other: Unnamed): number {
  const [a, b] = [one, other].map(({ places, parts }) => `${places[0]} ${textOf(parts)}`);
  return a! < b! ? -1 : 1;
}

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : '…')).join('');

/**
 * Returns the words of each line of a text in lower case, without the library's name, addresses, punctuation and
 * placeholders. Texts with the same words are the same message.
 */
export function readWords(parts: readonly Part[]): string[][] {
  return parts
    .map((part) => (typeof part === 'string' ? part : ' '))
    .join('')
    .replace(BRAND, '')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/https?:\/\/\S+/g, ' ')
        .replaceAll(/['’]/g, '')
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    );
}

/** Removes the white space and the lines of asterisks around a text. */
function trimText(parts: readonly Part[]): Part[] {
  const end = parts.length - 1;
  return joinParts(
    parts.map((part, index) => {
      if (typeof part !== 'string') {
        return part;
      }
      const begun = index === 0 ? part.replace(/^[\s*]+/, '') : part;
      return index === end ? begun.replace(/[\s*]+$/, '') : begun;
    }),
  );
}

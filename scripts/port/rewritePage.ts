import { posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { COMPARE_PATH } from '../../plugins/api-reference/compare/comparisonAddress.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import { rewriteCode, type Rewriting } from './rewriteCode.ts';

/** Context for rewriting a page. */
export interface PageRewriting extends Rewriting {
  /** Addresses of the API references of both versions, with a trailing slash: `/x/api/`, `/x/v6/api/`. */
  readonly apiFrom: string;
  readonly apiTo: string;
  /** Whether the other version's API reference has a page at an address. */
  readonly hasApiPage: (address: string) => boolean;
  /** Returns the address of the entry with this name in the other version's API reference. */
  readonly findApiPage: (name: string) => string | undefined;
  /** Whether the other version has a page in a folder. */
  readonly hasPage: (topic: string) => boolean;
}

/** A page for another version, and notes about everything that it lost. */
export interface RewrittenPage {
  readonly text: string;
  readonly notes: readonly string[];
}

const WORD = /[A-Za-z_$][\w$]*/g;
const LISTED_NAMES = /^((?:components|hooks): \[)(.*)(\])$/gm;

/** Rewrites names, listings and links of a page. Links to something that the other version lacks become plain text. */
export function rewritePage(text: string, tree: Root, rewriting: PageRewriting): RewrittenPage {
  const edits: Edit[] = [];
  const notes: string[] = [];
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const own = text.slice(start, end);
    const replace = (changed: string): void => {
      if (changed !== own) {
        edits.push({ start, end, text: changed });
      }
    };
    if (node.type === 'yaml') {
      replace(own.replace(LISTED_NAMES, (_, open, list, close) => open + keepNames(list) + close));
    } else if (node.type === 'code' && (node.lang === 'tsx' || node.lang === 'ts')) {
      replace(own.replace(node.value, () => rewriteCode(node.value, rewriting)));
    } else if (node.type === 'inlineCode') {
      replace(renameWords(own));
    } else if (node.type === 'listItem' && isLostEntry(node)) {
      edits.push({ start, end: end + 1, text: '' });
      notes.push(`left out ${own}, which ${rewriting.to} does not have`);
      return;
    } else if (node.type === 'link') {
      rewriteLink(node.url, own, { start, end }, node.children);
      return;
    }
    if ('children' in node) {
      node.children.forEach(visit);
    }
  };

  const keepNames = (list: string): string =>
    list
      .split(/,\s*/)
      .map((name) => rewriting.names.exported(name) ?? name)
      .filter((name) => {
        const isKept = rewriting.names.hasExport(name);
        if (!isKept) {
          notes.push(`left ${name} out of the front matter: ${rewriting.to} does not have it`);
        }
        return isKept;
      })
      .join(', ');

  const renameWords = (span: string): string =>
    span.replace(WORD, (word) => rewriting.names.inProse(word) ?? word);

  const isLostEntry = (node: Extract<Nodes, { type: 'listItem' }>): boolean => {
    const [paragraph] = node.children;
    const links =
      paragraph?.type === 'paragraph'
        ? paragraph.children.filter(({ type }) => type === 'link')
        : [];
    const [link] = links;
    return (
      paragraph?.type === 'paragraph' &&
      paragraph.children.length === 1 &&
      link?.type === 'link' &&
      link.url.startsWith(rewriting.apiFrom) &&
      followApiLink(link.url, text.slice(...spanOf(link))) === undefined
    );
  };

  const rewriteLink = (
    url: string,
    own: string,
    { start, end }: { start: number; end: number },
    children: readonly Nodes[],
  ): void => {
    const first = children[0]?.position?.start.offset ?? start;
    const last = children.at(-1)?.position?.end.offset ?? end;
    const label = text.slice(first, last);
    const renamed = label.replace(/`[^`]+`/g, renameWords);
    const target = followLink(url, label);
    if (target === undefined) {
      const pointer = findPointer(text, start, end);
      edits.push(pointer ? { ...pointer, text: '' } : { start, end, text: renamed });
      notes.push(
        `${pointer ? 'left out' : 'made plain text of'} ${own}, which leads to no page of ${rewriting.to}`,
      );
    } else {
      edits.push({ start, end, text: `[${renamed}](${target})` });
    }
  };

  /** Returns the target of a link in the other version; `undefined` if there is none. */
  const followLink = (url: string, label: string): string | undefined => {
    // The comparison page covers all versions.
    if (url.startsWith(`/${COMPARE_PATH}`)) {
      return url;
    }
    if (url.startsWith(rewriting.apiFrom)) {
      return followApiLink(url, label);
    }
    return isPageLink(url) && !rewriting.hasPage(topicOf(url, rewriting.topic)) ? undefined : url;
  };

  const followApiLink = (url: string, label: string): string | undefined => {
    const same = url.replace(rewriting.apiFrom, rewriting.apiTo);
    if (rewriting.hasApiPage(same.replace(/#.*/, ''))) {
      return same;
    }
    const [name] = label.match(WORD) ?? [];
    return name && rewriting.findApiPage(rewriting.names.exported(name) ?? name);
  };

  visit(tree);
  return { text: applyEdits(text, edits), notes };
}

const spanOf = ({ position }: Nodes): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/**
 * Finds a sentence around a link that only refers to another page, such as `See [Sorting](…).`, with the space before
 * it.
 */
function findPointer(
  text: string,
  start: number,
  end: number,
): { start: number; end: number } | null {
  const [before] = / ?(?:\bSee |参见)$/.exec(text.slice(0, start)) ?? [];
  const isQuestion = /[?？]\]/.test(text.slice(start, end));
  const [after] = isQuestion ? [''] : (/^[.。]/.exec(text.slice(end)) ?? []);
  return before === undefined || after === undefined
    ? null
    : { start: start - before.length, end: end + after.length };
}

const isPageLink = (url: string): boolean => /^\.{1,2}\/.*index\.mdx(?:#|$)/.test(url);

/** Returns the topic that a relative link points to: its folder relative to that of the version. */
export function topicOf(url: string, topic: string): string {
  return posix.normalize(posix.join(topic, url.replace(/\/?index\.mdx.*$/, '')));
}

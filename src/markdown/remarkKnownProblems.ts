import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { createMdxParser } from '../../lib/mdx/createMdxParser';
import { readAttribute } from '../../lib/mdx/jsxAttributes';
import {
  collectProblems,
  descriptionOf,
  PROBLEM_ELEMENT,
  problemAnchor,
  readMark,
  type KnownProblem,
} from '../../plugins/known-problems';
import { addressOf } from '../versions';
import { locatePage, type PagePlace } from '../versions/locatePages';

/** Element that lists the problems of a family in the page's version. */
const LIST_ELEMENT = 'KnownProblemList';

type Loading = Promise<readonly KnownProblem[]>;

/** Milliseconds after which problems are collected again, because pages may have changed in development. */
const MAX_AGE_MS = 5_000;

/** Options of {@link remarkKnownProblems}. */
interface Options {
  readonly siteDir: string;
  /** Base of the site by language. */
  readonly baseUrls: Readonly<Record<string, string>>;
}

/**
 * Adds titles and outcomes to `<KnownProblem>`, and replaces `<KnownProblemList of="react-data-grid" />` by the problems
 * of a family that are present in the page's version or were fixed in it. Other pages link to the problems of the
 * components in their front matter.
 */
export const remarkKnownProblems: Plugin<[Options], Root> = ({ siteDir, baseUrls }) => {
  const loaded = new Map<string | null, { readonly at: number; readonly problems: Loading }>();
  const load = (locale: string | null): Loading => {
    const known = loaded.get(locale);
    if (known && Date.now() - known.at < MAX_AGE_MS) {
      return known.problems;
    }
    const problems = collectProblems(siteDir, locale, baseUrls[locale ?? ''] ?? '/');
    loaded.set(locale, { at: Date.now(), problems });
    return problems;
  };
  return async (tree, file) => {
    const { visit } = await import('unist-util-visit');
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === PROBLEM_ELEMENT || element.name === LIST_ELEMENT) {
        elements.push(element);
      }
    });
    const place = locatePage(siteDir, file.path);
    const documented = componentsOf(file.data.frontMatter);
    if (elements.length === 0 && (documented.length === 0 || place?.version.instance !== 'x')) {
      return;
    }
    if (!place) {
      throw new Error(`${file.path}: <${elements[0]!.name}> is for pages of a version.`);
    }
    const problems = await load(place.locale);
    const parse = await createMdxParser();
    for (const element of elements) {
      if (element.name === PROBLEM_ELEMENT) {
        const { id } = readMark(element, file.path);
        const problem = problems.find((each) => each.id === id);
        if (!problem) {
          throw new Error(
            `${file.path}:${element.position?.start.line ?? 1}: <${PROBLEM_ELEMENT} id="${id}"> must begin and end on separate lines, outside of lists.`,
          );
        }
        element.attributes = attributesOf(problem, place);
        element.children.unshift({
          type: 'paragraph',
          children: [{ type: 'strong', children: parseTitle(problem) }],
        });
      } else {
        element.children = listProblems(element, place, problems).map((problem) => ({
          type: 'mdxJsxFlowElement',
          name: PROBLEM_ELEMENT,
          attributes: [
            ...attributesOf(problem, place),
            attribute('description', descriptionOf(problem, place.version.name)),
          ],
          children: describe(problem),
        }));
        element.name = 'div';
        element.attributes = [];
      }
    }

    const others = problems.filter(
      ({ components, outcomes, addresses }) =>
        outcomes[place.version.name] === 'present' &&
        components.some((name) => documented.includes(name)) &&
        !addresses[place.version.name]?.includes(`/${path.posix.dirname(place.file)}/#`),
    );
    if (others.length > 0) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'ComponentProblems',
        attributes: [
          attribute('count', String(others.length)),
          attribute('list', listAddress(others[0]!, place, baseUrls)),
        ],
        children: [],
      });
    }

    function parseTitle({ title }: KnownProblem) {
      const [paragraph] = parse(title).children;
      return paragraph?.type === 'paragraph' ? paragraph.children : [];
    }

    function describe(problem: KnownProblem): MdxJsxFlowElement['children'] {
      const { id } = problem;
      const heading: RootContent = {
        type: 'heading',
        depth: 3,
        children: parseTitle(problem),
        // The ID of the heading, as Docusaurus reads and writes it.
        data: { id, hProperties: { id } } as Heading['data'],
      };
      const components: RootContent = {
        type: 'paragraph',
        children: problem.components.flatMap((name, index) => [
          ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
          { type: 'inlineCode' as const, value: name },
        ]),
      };
      const { workaround } = problem;
      const listing: RootContent[] = workaround
        ? [{ type: 'code', lang: workaround.language, value: workaround.code }]
        : [];
      return [heading, components, ...listing] as MdxJsxFlowElement['children'];
    }
  };
};

/** Returns the components that a page documents, from its front matter. */
function componentsOf(frontMatter: unknown): readonly string[] {
  const { components } = (frontMatter ?? {}) as { readonly components?: unknown };
  return Array.isArray(components) ? components.map(String) : [];
}

/** Returns the address of the list that contains a problem. */
function listAddress(
  { family }: KnownProblem,
  { version, locale }: PagePlace,
  baseUrls: Options['baseUrls'],
): string {
  const page = addressOf(version, 'known-problems/', baseUrls[locale ?? ''] ?? '/');
  return `${page}#${family.replace(/^react-/, '')}`;
}

function listProblems(
  element: MdxJsxFlowElement,
  { version }: PagePlace,
  problems: readonly KnownProblem[],
): KnownProblem[] {
  const family = readAttribute(element, 'of');
  return problems.filter((each) => each.family === family && each.outcomes[version.name]);
}

function attributesOf(
  problem: KnownProblem,
  { version }: PagePlace,
): MdxJsxFlowElement['attributes'] {
  const outcomes = Object.entries(problem.outcomes).map(([name, each]) => `${name}:${each}`);
  return [
    attribute('id', problemAnchor(problem.id)),
    attribute('outcomes', outcomes.join(' ')),
    attribute('version', version.name),
  ];
}

function attribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return { type: 'mdxJsxAttribute', name, value };
}

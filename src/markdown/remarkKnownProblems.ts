import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { createMdxParser } from '../../lib/mdx/createMdxParser';
import { readAttribute } from '../../lib/mdx/jsxAttributes';
import {
  collectProblems,
  PROBLEM_ELEMENT,
  problemAnchor,
  readMark,
  type KnownProblem,
} from '../../plugins/known-problems';
import { locatePage, type PagePlace } from '../versions/locatePages';

/** Element that lists the problems of a family in the page's version. */
const LIST_ELEMENT = 'KnownProblemList';

/** Options of {@link remarkKnownProblems}. */
interface Options {
  readonly siteDir: string;
  /** Base of the site by language. */
  readonly baseUrls: Readonly<Record<string, string>>;
}

/**
 * Adds titles and outcomes to `<KnownProblem>`, and replaces `<KnownProblemList of="react-data-grid" />` by the problems
 * of a family that are present in the page's version or were fixed in it.
 */
export const remarkKnownProblems: Plugin<[Options], Root> = ({ siteDir, baseUrls }) => {
  return async (tree, file) => {
    const { visit } = await import('unist-util-visit');
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === PROBLEM_ELEMENT || element.name === LIST_ELEMENT) {
        elements.push(element);
      }
    });
    if (elements.length === 0) {
      return;
    }
    const place = locatePage(siteDir, file.path);
    if (!place) {
      throw new Error(`${file.path}: <${elements[0]!.name}> is for pages of a version.`);
    }
    const problems = await collectProblems(
      siteDir,
      place.locale,
      baseUrls[place.locale ?? ''] ?? '/',
    );
    const parse = await createMdxParser();
    for (const element of elements) {
      if (element.name === PROBLEM_ELEMENT) {
        const { id } = readMark(element, file.path);
        const problem = problems.find((each) => each.id === id)!;
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
            attribute('description', descriptionOf(problem, place)),
          ],
          children: describe(problem),
        }));
        element.name = 'div';
        element.attributes = [];
      }
    }

    function parseTitle({ title }: KnownProblem) {
      const [paragraph] = parse(title).children;
      return paragraph?.type === 'paragraph' ? paragraph.children : [];
    }

    function describe(problem: KnownProblem): MdxJsxFlowElement['children'] {
      const heading: RootContent = {
        type: 'heading',
        depth: 3,
        children: [
          ...parseTitle(problem),
          { type: 'mdxTextExpression', value: `/* #${problem.id} */` },
        ],
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

/** Returns the address of the description, in the page's version if it has one. */
function descriptionOf({ addresses }: KnownProblem, { version }: PagePlace): string {
  return addresses[version.name] ?? Object.values(addresses)[0]!;
}

function attribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return { type: 'mdxJsxAttribute', name, value };
}

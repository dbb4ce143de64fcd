import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readAttribute } from '../../lib/mdx/jsxAttributes';
import type { ProblemMark } from './types';

/** Element that marks the description of a known problem. */
export const PROBLEM_ELEMENT = 'KnownProblem';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads the known problems that a page describes.
 *
 * @param file path of the page, for errors
 * @param linesBefore number of lines of the page before the parsed text, for errors
 * @throws if a mark lacks a valid attribute or its description
 */
export async function readMarks(
  tree: Root,
  file: string,
  linesBefore: number,
): Promise<ProblemMark[]> {
  const { visit } = await import('unist-util-visit');
  const marks: ProblemMark[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === PROBLEM_ELEMENT) {
      marks.push(readMark(element, file, linesBefore));
    }
  });
  return marks;
}

/** Reads one `<KnownProblem id="…" components="…" title="…">`. */
export function readMark(element: MdxJsxFlowElement, file: string, linesBefore = 0): ProblemMark {
  const place = `${file}:${linesBefore + (element.position?.start.line ?? 1)}`;
  const read = (name: string): string => {
    const value = readAttribute(element, name)?.trim();
    if (!value) {
      throw new Error(
        `${place}: <${PROBLEM_ELEMENT}> needs ${name}="…". Write id, components and title in quotes.`,
      );
    }
    return value;
  };
  const id = read('id');
  if (!ID.test(id)) {
    throw new Error(`${place}: the id "${id}" must consist of lowercase words joined by hyphens.`);
  }
  if (element.children.length === 0) {
    throw new Error(
      `${place}: <${PROBLEM_ELEMENT} id="${id}"> has no description. Write when the problem occurs and its workaround.`,
    );
  }
  const listing = element.children.find(({ type }) => type === 'code');
  return {
    id,
    title: read('title'),
    components: read('components').split(/\s*,\s*/),
    workaround:
      listing?.type === 'code' ? { language: listing.lang ?? 'text', code: listing.value } : null,
  };
}

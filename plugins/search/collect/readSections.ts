import type { Code, Heading, Nodes, Root } from 'mdast';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { readAnchor } from '../../../lib/mdx/readAnchor';
import { PLANS } from '../../api-reference/types';
import { HOLE } from '../../messages/printParts';
import { FLAGS } from '../../../lib/marks';
import type { SearchSection } from '../types';
import { textOf, type ElementText } from './textOf';

/** Text of a page by heading. */
export interface PageText {
  sections: SearchSection[];
  /** Text before the first heading, then the text below each heading. */
  texts: string[];
}

/** Marks a code block that quotes messages of other software, one per line. */
const QUOTED = /(?:^|\s)quoted(?=\s|$)/;

/** Splits a page into its headings and the text below them, without code and demos. */
export function readSections(page: Root, elementText: ElementText): PageText {
  const sections: SearchSection[] = [];
  const texts: string[][] = [[]];
  for (const node of page.children) {
    const anchor = node.type === 'heading' ? readAnchor(node) : null;
    if (node.type === 'heading' && anchor !== null) {
      sections.push({ anchor, heading: textOf(node, elementText), ...marksOf(node) });
      texts.push([]);
    } else if (node.type === 'code' && QUOTED.test(node.meta ?? '')) {
      const section = sections.at(-1);
      if (section) {
        section.messages = [...(section.messages ?? []), ...readQuoted(node)];
      }
      texts.at(-1)!.push(node.value.replaceAll(/\s+/g, ' '));
    } else {
      texts.at(-1)!.push(textOf(node, elementText));
    }
  }
  return { sections, texts: texts.map((parts) => parts.filter(Boolean).join(' ')) };
}

function readQuoted({ value }: Code): string[][] {
  return value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(HOLE));
}

function marksOf({ children }: Heading): Pick<SearchSection, 'plan' | 'flags'> {
  const values = (element: string, attribute: string) =>
    children.flatMap((child: Nodes) =>
      child.type === 'mdxJsxTextElement' && child.name === element
        ? [readAttribute(child, attribute)]
        : [],
    );
  const [plan] = PLANS.filter((known) => values('PlanTag', 'plan').includes(known));
  const flags = FLAGS.filter((known) => values('FlagTag', 'flag').includes(known));
  return { ...(plan && { plan }), ...(flags.length > 0 && { flags }) };
}

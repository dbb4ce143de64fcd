import type { Heading, Nodes, Root } from 'mdast';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { readAnchor } from '../../../lib/mdx/readAnchor';
import { PLANS } from '../../api-reference/types';
import { FLAGS } from '../../../lib/marks';
import type { SearchSection } from '../types';
import { textOf, type ElementText } from './textOf';

/** What a page says, by heading. */
export interface PageText {
  sections: SearchSection[];
  /** The text before the first heading, and that below each. */
  texts: string[];
}

/** Splits a page into its headings and what is below them; listings and demos are left out. */
export function readSections(page: Root, elementText: ElementText): PageText {
  const sections: SearchSection[] = [];
  const texts: string[][] = [[]];
  for (const node of page.children) {
    const anchor = node.type === 'heading' ? readAnchor(node) : null;
    if (node.type === 'heading' && anchor !== null) {
      sections.push({ anchor, heading: textOf(node, elementText), ...marksOf(node) });
      texts.push([]);
    } else {
      texts.at(-1)!.push(textOf(node, elementText));
    }
  }
  return { sections, texts: texts.map((parts) => parts.filter(Boolean).join(' ')) };
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

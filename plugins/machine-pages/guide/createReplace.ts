import type { Nodes, Code } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { TextId, Texts } from '../texts';
import type { MachineSite } from '../types';
import { majorLabel } from '../../../src/versions';
import { fillLabel } from '../../api-reference/pages/labels';
import { sideOf } from '../../../src/markdown/code-changes/codeChanges';
import { codeFence } from '../markdown';
import { createElementPrinter } from './createElementPrinter';
import type { Replace } from './printSource';
import type { GuideFile } from './renderGuide';
import { resolveLink } from './resolveLink';

type MdxExpression = MdxFlowExpression | MdxTextExpression;

/** Creates the function that replaces the nodes of a page that plain Markdown does not support. */
export function createReplace(guide: GuideFile, site: MachineSite): Replace {
  const printElement = createElementPrinter(guide, site);
  return (node, children, beginsCell) => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return '';
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return printExpression(node, guide);
      case 'heading':
        return `${'#'.repeat(node.depth)} ${children().trim()}`;
      case 'code':
        return printFence(node, guide, site.texts);
      case 'image':
        return node.alt ?? '';
      case 'link': {
        const url = resolveLink(node.url, guide, site, node.position?.start.line);
        return url === node.url ? null : `[${children()}](${url})`;
      }
      case 'containerDirective':
        return printAdmonition(node.name, children(), site);
      case 'paragraph':
        return isLabel(node) ? `**${children()}**` : null;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return printElement(node, children, beginsCell);
      default:
        return null;
    }
  };
}

/** Removes comments, such as heading IDs and instructions to the checks. */
function printExpression({ value, position }: MdxExpression, { file }: GuideFile): string {
  if (/^\s*(?:\/\*[^]*\*\/\s*)?$/.test(value)) {
    return '';
  }
  throw new Error(
    `${file}:${position?.start.line ?? 1}: {${value}} has no form in Markdown. Write its text.`,
  );
}

/** Returns whether a paragraph is the custom title of a note. */
function isLabel(node: Nodes): boolean {
  return (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
}

function printAdmonition(name: string, text: string, { texts }: MachineSite): string {
  const title = texts[`admonition.${name}` as TextId] ?? name;
  return `**${title}**\n\n${text.trim()}`.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** Prints a listing without the site's own annotations. Of package managers, only npm is printed. */
function printFence(node: Code, { migration }: Pick<GuideFile, 'migration'>, texts: Texts): string {
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
  const fence = codeFence(node.value, node.lang ?? '', title);
  const side = sideOf(node);
  if (side === null || !migration) {
    return fence;
  }
  const { from, to, package: older = majorLabel(from) } = migration;
  const version = side === 'before' ? older : majorLabel(to);
  return `${fillLabel(texts[`change.${side}`], { version })}\n\n${fence}`;
}

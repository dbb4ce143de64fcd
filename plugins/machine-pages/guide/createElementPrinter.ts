import path from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { localeRows } from '../../../src/markdown/locale-tables/localeRows';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { codeSpan, planName, planWord, tableRow } from '../markdown';
import type { ListName } from '../../messages/types';
import type { TextId } from '../texts';
import type { MachineSite } from '../types';
import { createDemoPrinter } from './createDemoPrinter';
import { printAnatomy } from './printAnatomy';
import { printControls } from './printControls';
import { printFeatureTable } from './printFeatureTable';
import { printMessage, printMessageList } from './printMessages';
import { printProblem, printProblemList } from './printProblems';
import type { GuideFile } from './renderGuide';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Creates a function that prints the elements of a page: components as Markdown, and HTML as its text. */
export function createElementPrinter(guide: GuideFile, site: MachineSite) {
  const printDemo = createDemoPrinter(guide, site);
  return (element: JsxElement, children: () => string, beginsCell: boolean): string => {
    const read = (name: string): string => readAttribute(element, name) ?? '';
    switch (element.name) {
      case 'Demo':
        return printDemo(read('id'));
      case 'Anatomy':
        return printAnatomy(read('of'), guide, site);
      case 'Controls':
        return printControls(read('of'), guide, site);
      case 'FeatureTable':
        return printFeatureTable(read('of'), guide, site);
      case 'Message':
        return printMessage(read('id'), guide, site);
      case 'MessageList':
        return printMessageList(read('show') as ListName, guide, site);
      case 'LocaleTable':
        return [
          children().trim(),
          ...localeRows(element, site.siteDir, path.join(site.siteDir, guide.file)).map(
            ({ language, name, translated }) => tableRow([language, codeSpan(name), translated]),
          ),
        ].join('\n');
      case 'KnownProblem':
        return printProblem(read('id'), children(), site);
      case 'KnownProblemList':
        return printProblemList(read('of'), guide, site);
      case 'ProblemFilter':
        return '';
      case 'PrivacyChoice':
        // The choice is stored in the browser.
        return '';
      case 'Upgrade':
        // The page describes the command-line tool, which does the same with files.
        return '';
      case 'MessageSearch':
        // The field needs a browser; the page links the lists of messages.
        return '';
      case 'ThemeBuilder':
        // The page describes the code that the builder writes.
        return '';
      case 'PlanChooser':
        // The feature table on the same page has the same content.
        return '';
      case 'PlanTag':
        // The plan is in parentheses within a sentence or after a name, but not at the beginning of a cell.
        return beginsCell ? planName(read('plan')) : planWord(read('plan'));
      case 'FlagTag':
        return `(${site.texts[`flag.${read('flag')}` as TextId]})`;
      default:
        if (/^[A-Z]/.test(element.name ?? '')) {
          throw new Error(
            `${guide.file}:${element.position?.start.line ?? 1}: <${element.name}> has no form in Markdown. ` +
              'Say how it is written in plugins/machine-pages/guide/createElementPrinter.ts.',
          );
        }
        return children();
    }
  };
}

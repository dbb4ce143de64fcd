import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { localeRows } from '../../../src/markdown/locale-tables/localeRows';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { codeSpan, planName, planWord, tableRow, codeFence, table } from '../markdown';
import type { ListName } from '../../messages/types';
import type { TextId } from '../texts';
import type { MachineSite } from '../types';
import { fillLabel } from '../../api-reference/pages/labels';
import { sourcesFile } from '../../demos/shared/moduleNames';
import type { DemoSource } from '../../demos/shared/types';
import { PLANS, type Feature, type FeatureTable, type Plan } from '../../feature-tables/types';
import { printAnatomy } from './printAnatomy';
import { printControls } from './printControls';
import { printMessage, printMessageList } from './printMessages';
import { printProblem, printProblemList } from './printProblems';
import type { GuideFile } from './renderGuide';
import { resolveLink } from './resolveLink';

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

/**
 * Creates a function that prints the demos of a page with all their files. A file that several demos share is printed
 * only once.
 */
function createDemoPrinter(guide: GuideFile, site: MachineSite): (id: string) => string {
  const { texts, origin, generatedFilesDir } = site;
  const printed = new Set<string>();
  return (id) => {
    const sources = readFileSync(sourcesFile(generatedFilesDir, guide.version, id), 'utf8');
    const { system: files } = JSON.parse(sources) as { system: DemoSource[] };
    const fresh = files.filter(({ name }) => !printed.has(name));
    const shared = files.filter((file) => !fresh.includes(file)).map(({ name }) => codeSpan(name));
    fresh.forEach(({ name }) => printed.add(name));
    return [
      fillLabel(texts['demo.live'], { link: `${origin}${guide.address}#demo-${id}` }),
      ...fresh.map(({ name, typescript }) =>
        codeFence(typescript, path.extname(name).slice(1), name),
      ),
      ...(shared.length > 0 ? [fillLabel(texts['demo.shared'], { files: shared.join(', ') })] : []),
    ].join('\n\n');
  };
}

/** Prints a family's features by plan, one table for each group. */
function printFeatureTable(family: string, guide: GuideFile, site: MachineSite): string {
  const { generatedFilesDir, texts } = site;
  const file = path.join(generatedFilesDir, 'feature-tables', guide.version, `${family}.json`);
  const { packages, groups } = JSON.parse(readFileSync(file, 'utf8')) as FeatureTable;
  const existing = PLANS.filter((plan) => packages[plan]);
  const plans = existing.length > 1 ? existing : [];
  const head = [texts['feature.title'], texts['feature.starts'], ...plans.map(planName)];
  const printRow = (feature: Feature): string[] => [
    feature.page ? `[${feature.title}](${resolveLink(feature.page, guide, site)})` : feature.title,
    [
      ...feature.starts.map(codeSpan),
      ...(feature.isDefault ? [texts['feature.default']] : []),
    ].join(' '),
    ...plans.map((plan) => printCell(feature, plan, site)),
  ];
  return groups
    .map(({ title, features }) => `### ${title}\n\n${table([head, ...features.map(printRow)])}`)
    .join('\n\n');
}

function printCell({ plan: first, limit }: Feature, plan: Plan, { texts }: MachineSite): string {
  return PLANS.indexOf(plan) < PLANS.indexOf(first)
    ? texts['feature.no']
    : (limit?.[plan] ?? texts['feature.yes']);
}

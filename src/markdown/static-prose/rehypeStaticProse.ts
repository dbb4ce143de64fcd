import type { Nodes, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

interface Page {
  readonly path: string;
}

/** Components that only display something. All others run in the browser. */
const STILL = new Set([
  'CodeChange',
  'CodeSide',
  'ComponentProblems',
  'DemoLocale',
  'FeatureTable',
  'FlagTag',
  'KnownProblem',
  'Message',
  'MessageList',
  'PlanChooser',
  'PlanTag',
  'TabItem',
  'Tabs',
]);

/**
 * Wraps the content between the live components of a page in `<Prose>`, which the server renders and the browser does
 * not
 * hydrate.
 */
export function rehypeStaticProse() {
  return (tree: Root, file: Page): void => {
    let count = 0;
    const group = (children: readonly RootContent[]): RootContent[] => {
      const grouped: RootContent[] = [];
      let run: RootContent[] = [];
      const close = () => {
        if (run.some((node) => node.type !== 'text')) {
          grouped.push(createProse(run, `prose-${count}`));
          count += 1;
        }
        run = [];
      };
      for (const node of children) {
        if (isJsx(node) && node.name === 'BelowFold') {
          close();
          node.children = group(node.children as RootContent[]) as typeof node.children;
          grouped.push(node);
        } else if (node.type === 'mdxjsEsm') {
          grouped.push(node);
        } else if (isLive(node)) {
          close();
          checkChildless(node, file);
          grouped.push(node);
        } else {
          checkStill(node, file);
          run.push(node);
        }
      }
      close();
      return grouped;
    };
    tree.children = group(tree.children);
  };
}

function createProse(children: RootContent[], id: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Prose',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: children as MdxJsxFlowElementHast['children'],
  };
}

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isLive = (node: Nodes): node is JsxElement =>
  isJsx(node) && /^[A-Z]/.test(node.name ?? '') && !STILL.has(node.name ?? '');

/**
 * Rejects children of a live component: the browser would have to render them, and would need all Markdown components.
 */
function checkChildless(element: JsxElement, file: Page): void {
  if (element.children.length > 0) {
    throw new Error(
      `${placeOf(element, file)}: <${element.name}> runs in the browser and cannot hold other parts of the page. ` +
        'Put them beside it, or list the component in src/markdown/static-prose/rehypeStaticProse.ts if it only shows something.',
    );
  }
}

/** Rejects live components in static text, because nothing would hydrate them. */
function checkStill(node: Nodes, file: Page): void {
  if (isLive(node)) {
    throw new Error(
      `${placeOf(node, file)}: <${node.name}> runs in the browser, and the text around it is static. ` +
        'Put it on a line of its own outside of lists, tables and notes, or list it in src/markdown/static-prose/rehypeStaticProse.ts if it only shows something.',
    );
  }
  if ('children' in node) {
    node.children.forEach((child) => checkStill(child, file));
  }
}

const placeOf = (node: Nodes, file: Page): string =>
  `${file.path}:${node.position?.start.line ?? 1}`;

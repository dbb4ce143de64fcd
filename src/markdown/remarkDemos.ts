import path from 'node:path';
import type { Plugin } from 'unified';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import { importDefault } from '../../lib/mdx/importDefault';
import { expressionAttribute, readAttribute } from '../../lib/mdx/jsxAttributes';
import { componentDemo, componentFacts, isComponentElement } from '../../lib/demos/componentDemos';
import { locatePage, type PagePlace } from '../versions/locatePages';
import { readHeight } from '../../lib/demos/collectDemos';
import { DESCRIPTOR_ALIAS } from '../../lib/demos/moduleNames';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const NEEDS_ID =
  '<Demo> needs an id in quotes, <Demo id="SortByTwoColumns" />, on a page of the documentation.';
const needsComponent = (element: string) =>
  `<${element}> needs a component in quotes, <${element} of="DatePicker" />, on a page of the documentation.`;

/** Minimum height of the toolbar and the first lines of code, in CSS pixels. */
const MIN_AROUND = 230;

/**
 * Binds each `<Demo id="X" />` of a page to the demo X of the page's own version, so that a translation shows the same
 * one: adds `import demoX from '@demo-descriptors/<version>/X'` and hands it to the element. `<Anatomy of="X" />` shows the
 * demo XAnatomy, `<Controls of="X" />` XControls, and both have what the reference says of X as well. What comes after learns from the node's data how high the
 * demo is at least.
 */
export const remarkDemos: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    // An ES module only, which test runners on CommonJS cannot load otherwise.
    const { visit } = await import('unist-util-visit');
    const place = locatePage(siteDir, file.path);
    const imports: ReturnType<typeof importDefault>[] = [];
    const bind = (element: JsxElement, attribute: string, name: string, source: string) => {
      element.attributes.push(expressionAttribute(attribute, name));
      imports.push(importDefault(name, source));
    };
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      const shown = isComponentElement(element.name) ? element.name : null;
      if (element.name !== 'Demo' && !shown) {
        return;
      }
      const name = readAttribute(element, shown ? 'of' : 'id');
      if (name === null || place === null) {
        const line = element.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line}: ${shown ? needsComponent(shown) : NEEDS_ID}`);
      }
      const id = shown ? componentDemo(shown, name) : name;
      bind(element, 'demo', `demo${id}`, `${DESCRIPTOR_ALIAS}/${place.version.name}/${id}`);
      if (shown) {
        const facts = shown.toLowerCase();
        bind(element, facts, `${facts}${name}`, componentFacts(shown, place.version.name, name));
      }
      element.data = { ...element.data, leastHeight: leastHeight(siteDir, place, id) };
    });
    tree.children.unshift(...imports);
  };
};

/** `undefined` for a demo that has not been measured, or lies beside another page. */
function leastHeight(siteDir: string, { version, file }: PagePlace, id: string) {
  const folder = path.join(siteDir, version.folder, path.dirname(file), 'demos');
  const height = readHeight(folder, id);
  return height ? Math.min(height.wide, height.narrow) + MIN_AROUND : undefined;
}

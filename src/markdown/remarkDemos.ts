import path from 'node:path';
import type { Plugin } from 'unified';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import { importDefault } from '../../lib/mdx/importDefault';
import { expressionAttribute, readAttribute } from '../../lib/mdx/jsxAttributes';
import {
  componentDemo,
  componentFacts,
  isComponentElement,
} from '../../plugins/demos/shared/componentDemos';
import { locatePage, type PagePlace } from '../versions/locatePages';
import { readHeight } from '../../plugins/demos/shared/collectDemos';
import { DESCRIPTOR_ALIAS } from '../../plugins/demos/shared/moduleNames';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const NEEDS_ID =
  '<Demo> needs an id in quotes, <Demo id="SortByTwoColumns" />, on a page of the documentation.';
const needsComponent = (element: string) =>
  `<${element}> needs a component in quotes, <${element} of="DatePicker" />, on a page of the documentation.`;

/** Minimum height of a demo's toolbar and first lines of code, in CSS pixels. */
const MIN_AROUND = 230;

/**
 * Binds each `<Demo id="X" />` of a page to the demo X of the page's version, so that a translation shows the same
 * demo:
 * adds `import demoX from '@demo-descriptors/<version>/X'` and passes it to the element. `<Anatomy of="X" />` shows the
 * demo XAnatomy and `<Controls of="X" />` the demo XControls; both also receive the reference data of X. Later plugins
 * find the minimum height of the demo in the node's data.
 */
export const remarkDemos: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    // An ESM-only package, which test runners that use CommonJS cannot import statically.
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

/** Returns `undefined` for a demo that was not measured or that belongs to another page. */
function leastHeight(siteDir: string, { version, file }: PagePlace, id: string) {
  const folder = path.join(siteDir, version.folder, path.dirname(file), 'demos');
  const height = readHeight(folder, id);
  return height ? Math.min(height.wide, height.narrow) + MIN_AROUND : undefined;
}

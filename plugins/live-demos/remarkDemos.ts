import path from 'node:path';
import type { Plugin } from 'unified';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import { importDefault } from '../mdx/importDefault';
import { expressionAttribute, readAttribute } from '../mdx/jsxAttributes';
import { locatePage, type PagePlace } from '../../src/versions/locatePages';
import { readHeight } from './collectDemos';
import { DESCRIPTOR_ALIAS } from './moduleNames';

/** What the toolbar and the first lines of code take at least, in CSS pixels. */
const LEAST_AROUND = 230;

/**
 * Binds each `<Demo id="X" />` of a page to the demo X of the page's own version, so that a translation shows the same
 * one: adds `import demoX from '@demo-descriptors/<version>/X'` and hands it to the element. What comes after learns from
 * the node's data how high the demo is at least.
 */
export const remarkDemos: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    // An ES module only, which test runners on CommonJS cannot load otherwise.
    const { visit } = await import('unist-util-visit');
    const place = locatePage(siteDir, file.path);
    const imports: ReturnType<typeof importDefault>[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'Demo') {
        return;
      }
      const id = readAttribute(element, 'id');
      if (id === null || place === null) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${file.path}:${line}: <Demo> needs an id in quotes, <Demo id="SortByTwoColumns" />, on a page of the documentation.`,
        );
      }
      element.attributes.push(expressionAttribute('demo', `demo${id}`));
      element.data = { ...element.data, leastHeight: leastHeight(siteDir, place, id) };
      imports.push(importDefault(`demo${id}`, `${DESCRIPTOR_ALIAS}/${place.version.name}/${id}`));
    });
    tree.children.unshift(...imports);
  };
};

/** `undefined` for a demo that has not been measured, or lies beside another page. */
function leastHeight(siteDir: string, { version, file }: PagePlace, id: string) {
  const folder = path.join(siteDir, version.folder, path.dirname(file), 'demos');
  const height = readHeight(folder, id);
  return height ? Math.min(height.wide, height.narrow) + LEAST_AROUND : undefined;
}

import type { Plugin } from 'unified';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import { importDefault } from '../mdx/importDefault';
import { expressionAttribute, readAttribute } from '../mdx/jsxAttributes';
import { versionOfPage } from '../../src/versions/locatePages';
import { DESCRIPTOR_ALIAS } from './moduleNames';

/**
 * Binds each `<Demo id="X" />` of a page to the demo X of the page's own version, so that a translation shows the same
 * one: adds `import demoX from '@demo-descriptors/<version>/X'` and hands it to the element.
 */
export const remarkDemos: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    // An ES module only, which test runners on CommonJS cannot load otherwise.
    const { visit } = await import('unist-util-visit');
    const version = versionOfPage(siteDir, file.path);
    const ids: string[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name !== 'Demo') {
        return;
      }
      const id = readAttribute(element, 'id');
      if (id === null || version === null) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${file.path}:${line}: <Demo> needs an id in quotes, <Demo id="SortByTwoColumns" />, on a page of the documentation.`,
        );
      }
      element.attributes.push(expressionAttribute('demo', `demo${id}`));
      ids.push(id);
    });
    tree.children.unshift(
      ...ids.map((id) => importDefault(`demo${id}`, `${DESCRIPTOR_ALIAS}/${version}/${id}`)),
    );
  };
};

import type { Plugin } from 'unified';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import { versionOfPage } from './locatePages';
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
      const id = readId(element);
      if (id === null || version === null) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${file.path}:${line}: <Demo> needs an id in quotes, <Demo id="SortByTwoColumns" />, on a page of the documentation.`,
        );
      }
      element.attributes.push(expressionAttribute('demo', `demo${id}`));
      ids.push(id);
    });
    tree.children.unshift(...ids.map((id) => importDescriptor(id, version ?? '')));
  };
};

function readId(element: MdxJsxFlowElement | MdxJsxTextElement): string | null {
  const attribute = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : null;
}

function expressionAttribute(
  name: string,
  identifier: string,
): MdxJsxFlowElement['attributes'][number] {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            { type: 'ExpressionStatement', expression: { type: 'Identifier', name: identifier } },
          ],
        },
      },
    },
  };
}

function importDescriptor(id: string, version: string): Root['children'][number] {
  const source = `${DESCRIPTOR_ALIAS}/${version}/${id}`;
  return {
    type: 'mdxjsEsm',
    value: `import demo${id} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
            specifiers: [
              { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: `demo${id}` } },
            ],
          },
        ],
      },
    },
  };
}

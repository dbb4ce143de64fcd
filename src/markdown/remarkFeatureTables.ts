import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { importDefault } from '../../lib/mdx/importDefault';
import { expressionAttribute, readAttribute } from '../../lib/mdx/jsxAttributes';
import { versionOfPage } from '../versions/locatePages';

/** Elements that display the feature table of a family. */
const ELEMENTS: readonly (string | null)[] = ['FeatureTable', 'PlanChooser'];

/**
 * Binds each `<FeatureTable of="react-charts" />` and `<PlanChooser>` to the table of that family in the page's
 * version.
 */
export const remarkFeatureTables: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    const { visit } = await import('unist-util-visit');
    const version = versionOfPage(siteDir, file.path);
    const imports: Root['children'] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (!ELEMENTS.includes(element.name)) {
        return;
      }
      const family = readAttribute(element, 'of');
      if (!family || !version) {
        throw new Error(
          `${file.path}:${element.position?.start.line ?? 1}: <${element.name}> needs a family in quotes, <${element.name} of="react-charts" />.`,
        );
      }
      const name = `features${imports.length}`;
      imports.push(
        importDefault(name, `@generated/feature-tables/${version}/${family}.json?static-region`),
      );
      element.attributes.push(expressionAttribute('table', name));
    });
    tree.children.unshift(...imports);
  };
};

import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { importDefault } from '../../lib/mdx/importDefault';
import { expressionAttribute } from '../../lib/mdx/jsxAttributes';
import { factsModule, familyOfPage } from '../../plugins/messages/pages';
import { locatePage } from '../versions/locatePages';

/** Elements that display the messages of a family. */
const ELEMENTS: readonly (string | null)[] = ['Message', 'MessageList'];

const NAME = 'messageFacts';

/** Binds each `<Message id="…" />` and `<MessageList>` to the messages of the packages in the page's version. */
export const remarkMessages: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    const { visit } = await import('unist-util-visit');
    const place = locatePage(siteDir, file.path);
    const family = place && familyOfPage(place.file);
    const imports = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (!ELEMENTS.includes(element.name)) {
        return;
      }
      if (!place || !family) {
        throw new Error(
          `${file.path}:${element.position?.start.line ?? 1}: <${element.name}> is for the pages about messages, ` +
            'messages/<family>/index.mdx. Link to the message there.',
        );
      }
      element.attributes.push(expressionAttribute('facts', NAME));
      imports.add(factsModule(place.version.name, family));
    });
    tree.children.unshift(...[...imports].map((source) => importDefault(NAME, source)));
  };
};

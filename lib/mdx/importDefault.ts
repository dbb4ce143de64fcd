import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';

/** The syntax node of `import name from 'source';`, for a page. */
export function importDefault(name: string, source: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
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
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
          },
        ],
      },
    },
  };
}

import type { Program } from 'estree';
import type { Root } from 'mdast';
import { remarkTocText } from '../remarkTocText';

function treeWithToc(...texts: string[]): Root {
  const program = {
    type: 'Program',
    body: [
      {
        type: 'ExportNamedDeclaration',
        declaration: {
          type: 'VariableDeclaration',
          declarations: [
            {
              id: { type: 'Identifier', name: 'toc' },
              init: {
                type: 'ArrayExpression',
                elements: texts.map((value) => ({
                  type: 'ObjectExpression',
                  properties: [{ type: 'Property', value: { type: 'Literal', value } }],
                })),
              },
            },
          ],
        },
      },
    ],
  } as unknown as Program;
  return { type: 'root', children: [{ type: 'mdxjsEsm', value: '', data: { estree: program } }] };
}

test('removes tags from the texts of the table of contents and keeps everything else', () => {
  const tree = treeWithToc(
    'Sort by several columns <PlanTag></PlanTag>',
    'Tree data <PlanTag></PlanTag> <FlagTag></FlagTag>',
    'The <code>sortModel</code> prop',
  );
  (remarkTocText as unknown as () => (tree: Root) => void)()(tree);
  expect(tree).toEqual(
    treeWithToc('Sort by several columns', 'Tree data', 'The <code>sortModel</code> prop'),
  );
});

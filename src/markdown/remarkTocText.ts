import type { ArrayExpression, Program, Property } from 'estree';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Plugin } from 'unified';

const TAG = /\s*<(PlanTag|FlagTag)[^>]*><\/\1>/g;

/** Returns the array in `export const toc = […]`, if the program has this form. */
function tocOf(program: Program | null | undefined): ArrayExpression | null {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExportNamedDeclaration') {
    return null;
  }
  const { declaration } = statement;
  const [variable] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  const isToc = variable?.id.type === 'Identifier' && variable.id.name === 'toc';
  return isToc && variable.init?.type === 'ArrayExpression' ? variable.init : null;
}

function dropTags({ value }: Property): void {
  if (value.type === 'Literal' && typeof value.value === 'string') {
    value.value = value.value.replace(TAG, '');
  }
}

/**
 * Removes plan and flag tags from the texts of the table of contents. Docusaurus writes a component in a heading as an
 * HTML
 * element with the component's name, which browsers do not know. Must run after Docusaurus' own plugins, because the
 * last
 * of them creates the table.
 */
export const remarkTocText: Plugin<[], Root> = () => (tree) => {
  for (const node of tree.children) {
    const entries = node.type === 'mdxjsEsm' ? tocOf(node.data?.estree) : null;
    for (const entry of entries?.elements ?? []) {
      if (entry?.type === 'ObjectExpression') {
        entry.properties.forEach((property) => property.type === 'Property' && dropTags(property));
      }
    }
  }
};

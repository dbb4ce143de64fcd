import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an attribute written in quotes; `null` where there is none. */
export function readAttribute(element: JsxElement, name: string): string | null {
  const attribute = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : null;
}

/** The syntax node of `name={identifier}`. */
export function expressionAttribute(
  name: string,
  identifier: string,
): JsxElement['attributes'][number] {
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

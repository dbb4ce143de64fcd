import { tagHighlighter, tags } from '@lezer/highlight';

/** Colors of the editor: the classes that listings have, so that nothing changes when one becomes the other. */
export const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'token keyword' },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue],
    class: 'token string',
  },
  { tag: [tags.number, tags.bool, tags.null], class: 'token number' },
  { tag: tags.comment, class: 'token comment' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'token function',
  },
  { tag: [tags.typeName, tags.className, tags.namespace], class: 'token class-name' },
  { tag: tags.tagName, class: 'token tag' },
  { tag: [tags.attributeName, tags.propertyName], class: 'token attr-name' },
  { tag: [tags.punctuation, tags.operator, tags.angleBracket], class: 'token punctuation' },
]);

import ts from 'typescript';
import { VERSION_NAMES } from '../../plugins/api-reference/data/during.ts';
import type { Edit } from './applyEdits.ts';
import type { Rewriting } from './rewriteCode.ts';

/** First version whose grid has the `main` slot. Before it, the root element has the role `grid` and its label. */
const FIRST_WITH_MAIN = VERSION_NAMES.indexOf('current');

/** Turns `slotProps={{ main: { 'aria-label': 'Huts' } }}` into `aria-label="Huts"`. */
export function moveMainProps(
  node: ts.Node,
  source: ts.SourceFile,
  { from, to }: Pick<Rewriting, 'from' | 'to'>,
): Edit[] {
  const isCrossed =
    VERSION_NAMES.indexOf(from) >= FIRST_WITH_MAIN && VERSION_NAMES.indexOf(to) < FIRST_WITH_MAIN;
  if (!isCrossed || !ts.isJsxAttribute(node) || node.name.getText(source) !== 'slotProps') {
    return [];
  }
  const slots =
    node.initializer && ts.isJsxExpression(node.initializer)
      ? node.initializer.expression
      : undefined;
  if (!slots || !ts.isObjectLiteralExpression(slots)) {
    return [];
  }
  const main = slots.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText(source) === 'main',
  );
  if (!main || !ts.isObjectLiteralExpression(main.initializer)) {
    return [];
  }
  const start = node.getStart(source);
  const attributes = main.initializer.properties
    .filter(ts.isPropertyAssignment)
    .map(printAttribute);
  const text = attributes.join(' ');
  if (slots.properties.length === 1) {
    return [{ start, end: node.getEnd(), text }];
  }
  const next = slots.properties[slots.properties.indexOf(main) + 1];
  return [
    { start, end: start, text: `${text} ` },
    {
      start: main.getStart(source),
      end: next ? next.getStart(source) : main.getEnd(),
      text: '',
    },
  ];
}

function printAttribute({ name, initializer }: ts.PropertyAssignment): string {
  const key = ts.isStringLiteralLike(name) ? name.text : name.getText();
  return ts.isStringLiteralLike(initializer) && !initializer.text.includes('"')
    ? `${key}="${initializer.text}"`
    : `${key}={${initializer.getText()}}`;
}

import { translate } from '@docusaurus/Translate';
import type { Expression, ObjectExpression } from 'acorn';
import type { DisplaySettings } from '../types';
import { SettingsError } from './SettingsError';

type Plain =
  string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** Thrown for a value that is an expression, not a literal. */
class NotPlainError extends Error {}

/**
 * Parses theme options from a reader's code, with or without the `createTheme` call around them. The parser is loaded
 * on first use.
 *
 * @throws SettingsError if the text is not an object with plain values
 */
export async function parseThemeOptions(text: string): Promise<Record<string, unknown>> {
  const { parseExpressionAt } = await import('acorn');
  for (const { index } of text.matchAll(/\{/g)) {
    try {
      const node = parseExpressionAt(text, index, { ecmaVersion: 'latest' });
      // The options may follow an import, whose names are in braces too.
      if (node.type === 'ObjectExpression' && !isListOfNames(node)) {
        return valueOf(node) as Record<string, unknown>;
      }
    } catch (error) {
      if (error instanceof NotPlainError) {
        break;
      }
    }
  }
  throw new SettingsError([
    translate({
      id: 'settings.theme.syntax',
      message:
        'This is not an object of theme options with plain values, such as { spacing: 4, palette: { primary: { main: "#0b6b75" } } }.',
      description: 'Error at the theme options in the settings',
    }),
  ]);
}

function isListOfNames({ properties }: ObjectExpression): boolean {
  return (
    properties.length > 0 && properties.every((each) => each.type === 'Property' && each.shorthand)
  );
}

function valueOf(node: Expression): Plain {
  switch (node.type) {
    case 'Literal':
      return node.regex || node.bigint ? refuse() : (node.value as Plain);
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? refuse() : (node.quasis[0]?.value.cooked ?? '');
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(valueOf(node.argument)) : refuse();
    case 'ArrayExpression':
      return node.elements.map((each) =>
        each === null || each.type === 'SpreadElement' ? refuse() : valueOf(each),
      );
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(readProperty));
    default:
      return refuse();
  }
}

function readProperty(property: ObjectExpression['properties'][number]): [string, Plain] {
  if (property.type === 'SpreadElement' || property.computed) {
    return refuse();
  }
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : refuse();
  return [String(name), valueOf(value)];
}

function refuse(): never {
  throw new NotPlainError();
}

/** Formats settings as `createTheme` options in JSON. */
export function writeThemeOptions(settings: DisplaySettings): string {
  const { direction, spacing, paletteColors, paletteMode } = settings;
  const options = {
    ...(direction === 'rtl' && { direction }),
    spacing,
    palette: { ...(paletteMode !== 'system' && { mode: paletteMode }), ...paletteColors },
  };
  return JSON.stringify(options, null, 2);
}

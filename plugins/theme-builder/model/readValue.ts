import type { Node } from '@babel/types';
import { toHex } from '../../settings/reducers/toHex';
import type { Control, Value } from '../types';
import { ICON_PAIRS } from './iconPairs';
import { isValidValue } from './isValidValue';
import { resolve, type Constants } from './readObject';
import { formatTone, parseTone } from './tones';

/** @returns the value of a control that a node in a theme stands for; `null` if no value of the control does */
export function readValue(control: Control, given: Node, constants: Constants): Value | null {
  const node = resolve(given, constants);
  const value = readers[control.kind](node, constants);
  return value !== null && isValidValue(control, value) ? value : null;
}

type Reader = (node: Node, constants: Constants) => Value | null;

const readers: Readonly<Record<Control['kind'], Reader>> = {
  color: readColor,
  tone: (node, constants) => readColor(node) ?? readTone(node, constants),
  number: readNumber,
  choice: (node) => literalOf(node),
  font: readFont,
  icons: readIcons,
  colors: readColors,
};

function literalOf(node: Node): string | number | null {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? null;
  }
  return node.type === 'StringLiteral' || node.type === 'NumericLiteral' ? node.value : null;
}

function readColor(node: Node): string | null {
  const text = literalOf(node);
  if (typeof text !== 'string') {
    return null;
  }
  // Only the browser knows the other forms of colors.
  const isKnown = text.startsWith('#') || typeof document !== 'undefined';
  return text === 'transparent' ? text : (isKnown && toHex(text)) || null;
}

/** Reads `theme.palette.primary.main`, also with CSS variables, or `alpha()` of it. */
function readTone(node: Node, constants: Constants): string | null {
  if (node.type === 'CallExpression') {
    const [color, opacity] = node.arguments;
    const isAlpha = node.callee.type === 'Identifier' && node.callee.name === 'alpha';
    const base = isAlpha && color ? readTone(resolve(color, constants), constants) : null;
    const amount = opacity ? literalOf(resolve(opacity, constants)) : null;
    const tone = base === null ? null : parseTone(base);
    return tone?.kind === 'token' && typeof amount === 'number'
      ? formatTone({ ...tone, opacity: Math.round(amount * 100) })
      : null;
  }
  const names = memberNames(node);
  const start = names.indexOf('palette');
  const token = start < 0 ? '' : names.slice(start + 1).join('.');
  return parseTone(token)?.kind === 'token' ? token : null;
}

function memberNames(node: Node): readonly string[] {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed
    ? [...memberNames(node.object), node.property.name]
    : [];
}

function readNumber(node: Node): number | null {
  const value = literalOf(node);
  if (typeof value === 'number') {
    return value;
  }
  const pixels = /^(\d+(?:\.\d+)?)px$/.exec(value ?? '')?.[1];
  return pixels === undefined ? null : Number(pixels);
}

/** Reads a font stack, also as a list that is joined. */
function readFont(node: Node): string | null {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    const isJoin = property.type === 'Identifier' && property.name === 'join';
    const names = isJoin && object.type === 'ArrayExpression' ? object.elements : [];
    const fonts = names.map((each) => (each ? literalOf(each) : null));
    return fonts.length > 0 && !fonts.includes(null) ? fonts.join(', ') : null;
  }
  const text = literalOf(node);
  return typeof text === 'string' ? text.replace(/'/g, '"') : null;
}

function readIcons(node: Node): string | null {
  const isElement = node.type === 'CallExpression' && node.arguments.length === 1;
  const named = isElement ? node.arguments[0] : node;
  const name = named?.type === 'Identifier' ? named.name.replace(/Icon$/, '') : null;
  return (
    Object.keys(ICON_PAIRS).find((pair) => ICON_PAIRS[pair]!.some((icon) => icon === name)) ?? null
  );
}

function readColors(node: Node, constants: Constants): readonly string[] | null {
  if (node.type === 'MemberExpression') {
    const list = memberOf(node, constants);
    return list ? readColors(list, constants) : null;
  }
  if (node.type !== 'ArrayExpression') {
    return null;
  }
  const colors = node.elements.map((each) => (each ? readColor(resolve(each, constants)) : null));
  return colors.some((color) => color === null) ? null : (colors as string[]);
}

/** Returns the value of `colors.categorical` in a constant. */
function memberOf(node: Node, constants: Constants): Node | null {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') {
    return null;
  }
  const object = resolve(node.object, constants);
  const { name } = node.property;
  const property =
    object.type === 'ObjectExpression'
      ? object.properties.find(
          (each) =>
            each.type === 'ObjectProperty' &&
            each.key.type === 'Identifier' &&
            each.key.name === name,
        )
      : undefined;
  return property?.type === 'ObjectProperty' ? property.value : null;
}

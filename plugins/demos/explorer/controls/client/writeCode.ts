import { nestValues, type NestedValues } from './nestValues';
import type { ControlValue, ControlValues } from '../types';

/** Matches the demo's only parameter, the props that the page passes. */
const PARAMETER = /(export default function \w+)\(\{([^}]*)\}[^)]*\)/;

/**
 * Generates code for readers to paste: replaces the demo's spreads with the values that were set, or removes them if
 * there are none.
 *
 * @param code code of the demo, in TypeScript or JavaScript
 */
export function writeCode(code: string, values: ControlValues): string {
  const [, , parameters = ''] = PARAMETER.exec(code) ?? [];
  const nested = nestValues(values);
  return (parameters.match(/\w+/g) ?? []).reduce(
    (text, name) => replaceSpread(text, name, membersOf(nested, name)),
    code.replace(PARAMETER, '$1()'),
  );
}

/** Replaces a spread on a separate line or after other attributes and properties. */
function replaceSpread(code: string, name: string, members: readonly Member[]): string {
  const attributes = members.map(([key, value]) => printAttribute(key, value));
  const properties = members.map(([key, value]) => `${key}: ${printValue(value)}`);
  const inLines = (texts: readonly string[]) => (_: string, indent: string) =>
    texts.map((text) => `${indent}${text}\n`).join('');
  return code
    .replace(new RegExp(`^([ \\t]*)\\{\\.\\.\\.${name}\\}\\n`, 'gm'), inLines(attributes))
    .replace(
      new RegExp(`^([ \\t]*)\\.\\.\\.${name},\\n`, 'gm'),
      inLines(properties.map((text) => `${text},`)),
    )
    .replace(new RegExp(` \\{\\.\\.\\.${name}\\}`, 'g'), () =>
      attributes.map((text) => ` ${text}`).join(''),
    )
    .replace(new RegExp(`, \\.\\.\\.${name}(?= \\})`, 'g'), () =>
      properties.map((text) => `, ${text}`).join(''),
    );
}

type Member = [string, ControlValue | NestedValues];

function membersOf(nested: NestedValues, name: string): readonly Member[] {
  const members = nested[name];
  return typeof members === 'object' ? Object.entries(members) : [];
}

function printAttribute(name: string, value: ControlValue | NestedValues): string {
  if (value === true) {
    return name;
  }
  return typeof value === 'string' && !/["\\{}<>&]/.test(value)
    ? `${name}="${value}"`
    : `${name}={${printValue(value)}}`;
}

function printValue(value: ControlValue | NestedValues): string {
  if (typeof value === 'object') {
    const members = Object.entries(value).map(([key, each]) => `${key}: ${printValue(each)}`);
    return `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);
}

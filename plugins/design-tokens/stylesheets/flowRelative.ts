/** A property and its value. */
export type PropertyValue = readonly [property: string, value: string];

const RENAMED: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-left-color': 'border-inline-start-color',
  'border-left-style': 'border-inline-start-style',
  'border-left-width': 'border-inline-start-width',
  'border-right': 'border-inline-end',
  'border-right-color': 'border-inline-end-color',
  'border-right-style': 'border-inline-end-style',
  'border-right-width': 'border-inline-end-width',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

const SIDES: Readonly<Record<string, readonly [block: string, inline: string]>> = {
  margin: ['margin-block', 'margin-inline'],
  padding: ['padding-block', 'padding-inline'],
  inset: ['inset-block', 'inset-inline'],
  'border-width': ['border-block-width', 'border-inline-width'],
  'border-style': ['border-block-style', 'border-inline-style'],
  'border-color': ['border-block-color', 'border-inline-color'],
};

const CORNERS = [
  'border-start-start-radius',
  'border-start-end-radius',
  'border-end-end-radius',
  'border-end-start-radius',
] as const;

/**
 * Converts a physical declaration into logical ones (start and end).
 *
 * @returns the declarations that replace it; `undefined` if it does not depend on the direction
 */
export function flowRelative(property: string, value: string): PropertyValue[] | undefined {
  const name = property.toLowerCase();
  const renamed = RENAMED[name];
  if (renamed !== undefined) {
    return [[renamed, value]];
  }
  if (name === 'text-align' && (value === 'left' || value === 'right')) {
    return [[name, value === 'left' ? 'start' : 'end']];
  }
  const sides = SIDES[name];
  if (sides !== undefined) {
    return splitSides(sides, splitValue(value));
  }
  return name === 'border-radius' ? splitCorners(splitValue(value)) : undefined;
}

function splitSides(
  [block, inline]: readonly [string, string],
  parts: readonly string[],
): PropertyValue[] | undefined {
  const [top, right, bottom, left] = parts;
  if (parts.length !== 4 || right === left) {
    return undefined;
  }
  return [
    [block, top === bottom ? top! : `${top} ${bottom}`],
    [inline, `${left} ${right}`],
  ];
}

function splitCorners(parts: readonly string[]): PropertyValue[] | undefined {
  if (parts.length < 2 || parts.includes('/')) {
    return undefined;
  }
  const [first, second, third = first, fourth = second] = parts;
  const corners = [first, second, third, fourth];
  return CORNERS.map((corner, index) => [corner, corners[index]!]);
}

/** Splits at spaces that are not inside parentheses. */
function splitValue(value: string): string[] {
  return value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

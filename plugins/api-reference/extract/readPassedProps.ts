import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PassedProps } from '../types';
import type { LocatedPackage } from './locatePackage';
import { lastName, nameOf, nameOfProp, openScripts, valueOf, visit } from './scriptNodes';

/** Folders of other builds of the same code. */
const OTHER_BUILDS = new Set(['esm', 'modern', 'legacy', 'node', 'umd', 'node_modules', 'locales']);
/** Objects whose keys are slots, and objects whose keys are props of slots. */
const SLOTS = /^(?:slots|components)$/;
const SLOT_PROPS = /^(?:slotProps|componentsProps)$/;
const RENDERS = /^(?:_?jsxs?|jsxDEV|createElement)$/;
const MERGES = /extends|assign$/;
/** Props that React handles itself, and those that only styled elements of the packages use. */
const NOT_PASSED = new Set(['key', 'ref', 'as', 'ownerState']);

/**
 * Extracts the props that components pass to each slot from a package's JavaScript, because the declarations of the
 * grid contain `any`.
 *
 * @returns props by the name of the slot; slots that are not rendered under this name are missing
 */
export function readPassedProps({
  script,
}: Pick<LocatedPackage, 'script'>): ReadonlyMap<string, PassedProps> {
  const { files, checker } = openScripts(listScripts(path.dirname(script)));
  const renders = files.flatMap(listRenders);
  const handedOn = new Map(files.flatMap((file) => listHandedOn(file, checker)));
  const found = new Map<string, PassedProps[]>();
  for (const { component, props } of renders) {
    const ofStyled = findProperty(props, 'as', checker);
    const slots = [
      ...namesIn(component, checker),
      ...(ts.isIdentifier(component) ? (handedOn.get(nameOfProp(component, checker)) ?? []) : []),
      ...(ofStyled ? namesIn(ofStyled, checker) : []),
    ];
    for (const slot of new Set(slots)) {
      found.set(slot, [...(found.get(slot) ?? []), readProps(props, checker)]);
    }
  }
  return new Map([...found].map(([slot, passed]) => [slot, mergePassed(passed)]));
}

function listScripts(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) {
        return OTHER_BUILDS.has(entry.name) ? [] : listScripts(file);
      }
      return /(?<!esm)\.js$/.test(entry.name) ? [file] : [];
    })
    .sort();
}

/** A created element with its component and props. */
interface Render {
  readonly component: ts.Expression;
  readonly props: ts.Expression;
}

/** Lists the calls that make elements. */
function listRenders(file: ts.SourceFile): Render[] {
  const renders: Render[] = [];
  visit(file, (node) => {
    const [component, props] = ts.isCallExpression(node) ? node.arguments : [];
    if (component && props && RENDERS.test(nameOf((node as ts.CallExpression).expression))) {
      renders.push({ component, props });
    }
  });
  return renders;
}

/**
 * Lists the props that receive the component of a slot, such as `ContentComponent`, with the slots; `as` is for styled
 * elements.
 */
function listHandedOn(file: ts.SourceFile, checker: ts.TypeChecker): [string, string[]][] {
  const handedOn: [string, string[]][] = [];
  visit(file, (node) => {
    if (ts.isPropertyAssignment(node) && ts.isPropertyAccessExpression(node.initializer)) {
      const name = node.name.getText();
      const slots = /^[A-Z]\w*Component$/.test(name) ? namesIn(node.initializer, checker) : [];
      if (slots.length > 0) {
        handedOn.push([name, slots]);
      }
    }
  });
  return handedOn;
}

/** Returns the slots that an expression reads; several if it selects one of them. */
function namesIn(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  const names: string[] = [];
  const value = ts.isIdentifier(expression) ? valueOf(expression, checker) : expression;
  // A slot as an argument belongs to another component.
  if (value && !(ts.isCallExpression(value) && !/useMemo$/.test(nameOf(value.expression)))) {
    visit(value, (node) => {
      if (ts.isPropertyAccessExpression(node) && SLOTS.test(lastName(node.expression))) {
        names.push(node.name.text);
      }
    });
  }
  return [...new Set(names)];
}

/** A property of an object, also where several are merged. */
function findProperty(
  props: ts.Expression,
  name: string,
  checker: ts.TypeChecker,
): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  readObjects(props, checker, (object) => {
    for (const property of object.properties) {
      if (ts.isPropertyAssignment(property) && property.name.getText() === name) {
        found ??= property.initializer;
      }
    }
  });
  return found;
}

/** Returns the names of props in the merged objects, and whether there are unknown ones. */
function readProps(props: ts.Expression, checker: ts.TypeChecker): PassedProps {
  const names = new Set<string>();
  const isComplete = readObjects(props, checker, (object) => {
    for (const { name } of object.properties) {
      if (
        name &&
        (ts.isIdentifier(name) || ts.isStringLiteral(name)) &&
        !NOT_PASSED.has(name.text)
      ) {
        names.add(name.text);
      }
    }
  });
  return { props: [...names], ...(!isComplete && { others: true as const }) };
}

/**
 * Visits the objects that an expression merges.
 *
 * @returns whether these are all, apart from props that the user passes
 */
function readObjects(
  expression: ts.Expression,
  checker: ts.TypeChecker,
  look: (object: ts.ObjectLiteralExpression) => void,
): boolean {
  const all = (parts: readonly ts.Expression[]): boolean =>
    parts.map((part) => readObjects(part, checker, look)).every(Boolean);
  if (ts.isObjectLiteralExpression(expression)) {
    look(expression);
    return all(
      expression.properties.flatMap((each) => (ts.isSpreadAssignment(each) ? each.expression : [])),
    );
  }
  if (ts.isCallExpression(expression)) {
    return MERGES.test(nameOf(expression.expression)) && all(expression.arguments);
  }
  if (ts.isParenthesizedExpression(expression)) {
    return readObjects(expression.expression, checker, look);
  }
  if (isSlotProps(expression) || isNothing(expression)) {
    return true;
  }
  if (ts.isConditionalExpression(expression)) {
    return all([expression.whenTrue, expression.whenFalse]);
  }
  if (ts.isBinaryExpression(expression)) {
    const { left, operatorToken, right } = expression;
    return all(
      operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? [right] : [left, right],
    );
  }
  const value = ts.isIdentifier(expression) ? valueOf(expression, checker) : undefined;
  return value !== undefined && readObjects(value, checker, look);
}

/** `rootProps.slotProps?.footer`, or the same as older targets have it: `rootProps.slotProps == null ? void 0 : …`. */
function isSlotProps(expression: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(expression)) {
    return SLOT_PROPS.test(lastName(expression.expression));
  }
  let isRead = false;
  if (ts.isConditionalExpression(expression)) {
    visit(expression.condition, (node) => {
      isRead ||= ts.isPropertyAccessExpression(node) && SLOT_PROPS.test(node.name.text);
    });
  }
  return isRead;
}

function isNothing(expression: ts.Expression): boolean {
  return (
    ts.isVoidExpression(expression) ||
    expression.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'undefined')
  );
}

/** Merges the props from all places that render a slot. */
export function mergePassed(passed: readonly PassedProps[]): PassedProps {
  const props = [...new Set(passed.flatMap((each) => each.props))].sort();
  return { props, ...(passed.some(({ others }) => others) && { others: true as const }) };
}

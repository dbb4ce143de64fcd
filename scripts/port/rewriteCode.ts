import ts from 'typescript';
import type { VersionName } from '../../plugins/api-reference/data/during.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import { formerRole, renameModule } from './changes.ts';
import { joinParameters } from './joinParameters.ts';
import { moveMainProps } from './moveMainProps.ts';
import type { NameTable } from './types.ts';

/** Context for rewriting code. */
export interface Rewriting {
  /** Folder of the page, without that of the version. */
  readonly topic: string;
  readonly from: VersionName;
  readonly to: VersionName;
  readonly names: NameTable;
}

const SLOT_PROPS = ['slots', 'components'];
const API = /^(?:api|apiRef\.current|\w*[aA]piRef\.current!?|params\.api)$/;
const CLASS_IN_SELECTOR = /(?<=\.Mui[A-Z]\w*-)[\w-]+/g;

/**
 * Rewrites a module or a listing for another version. If a listing does not parse, it may be the members of an object.
 */
export function rewriteCode(code: string, rewriting: Rewriting): string {
  for (const [before, after] of [
    ['', ''],
    ['({', '})'],
  ] as const) {
    const text = before + code + after;
    const source = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, true);
    const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
    if (parseDiagnostics.length === 0) {
      const rewritten = applyEdits(text, collectEdits(source, rewriting));
      return rewritten.slice(before.length, rewritten.length - after.length);
    }
  }
  return code;
}

function collectEdits(source: ts.SourceFile, rewriting: Rewriting): Edit[] {
  const { names, from, to } = rewriting;
  const edits: Edit[] = [];
  const replace = (node: ts.Node, text: string | undefined): void => {
    if (text !== undefined) {
      edits.push({ start: node.getStart(source), end: node.getEnd(), text });
    }
  };
  const visit = (node: ts.Node): void => {
    edits.push(...moveMainProps(node, source, rewriting));
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const path = renameModule(node.moduleSpecifier.text, from, to);
      replace(node.moduleSpecifier, `'${path}'`);
    } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      replace(node.name, names.prop(componentOf(node), node.name.text));
    } else if (ts.isObjectLiteralExpression(node)) {
      renameProperties(node, names, replace);
    } else if (ts.isPropertyAccessExpression(node) && API.test(node.expression.getText(source))) {
      replace(node.name, names.prop('GridApi', node.name.text));
    } else if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) {
      replace(node, renameInText(node, rewriting));
    } else if (ts.isIdentifier(node) && isReference(node)) {
      replace(node, names.exported(node.text));
    }
    edits.push(...joinParameters(node, source, rewriting));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

function componentOf(attribute: ts.JsxAttribute): string {
  const element = attribute.parent.parent;
  return ts.isIdentifier(element.tagName) ? element.tagName.text : '';
}

/**
 * Renames the keys of an object. Keys of `slots` are slots; in other objects, the other keys determine the interface.
 */
function renameProperties(
  { properties, parent }: ts.ObjectLiteralExpression,
  names: NameTable,
  replace: (node: ts.Node, text: string | undefined) => void,
): void {
  const keys = properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []));
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  const holdsSlots =
    (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) &&
    ts.isIdentifier(holder.name) &&
    SLOT_PROPS.includes(holder.name.text);
  for (const property of properties) {
    if (!property.name || !ts.isIdentifier(property.name)) {
      continue;
    }
    const { text } = property.name;
    const renamed = holdsSlots ? names.slot(text) : names.property(keys, text);
    if (renamed !== undefined) {
      const isShort = ts.isShorthandPropertyAssignment(property);
      replace(property.name, isShort ? `${renamed}: ${text}` : renamed);
    }
  }
}

function renameInText(
  node: ts.StringLiteralLike,
  { names, topic, from, to }: Rewriting,
): string | undefined {
  const quote = node.getText().at(0);
  const renamed =
    names.event(node.text) ??
    formerRole(node.text, topic, from, to).replace(
      CLASS_IN_SELECTOR,
      (name) => names.cssClass(name) ?? name,
    );
  return renamed === node.text ? undefined : `${quote}${renamed}${quote}`;
}

/** Whether an identifier refers to a value or a type, and is not the name of a property. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent)
  );
}

import { findVariable } from '@eslint-community/eslint-utils';

/** Methods and functions that always return a new array or object. */
const ARRAY_METHODS =
  /^(?:concat|filter|flat|flatMap|map|slice|toReversed|toSorted|toSpliced|with|from|of|keys|values|entries)$/;
const OBJECT_FUNCTIONS = /^(?:assign|fromEntries|structuredClone)$/;

/**
 * Returns whether an expression in a component creates a new function, array or object on each render.
 *
 * @param {import('estree').Expression} expression
 * @param {import('eslint').SourceCode} sourceCode
 * @returns {'function' | 'array' | 'object' | null} `null` if the value may be the same
 */
export function findInlineValue(expression, sourceCode) {
  const find = (...expressions) => {
    for (const each of expressions) {
      const found = findInlineValue(each, sourceCode);
      if (found) {
        return found;
      }
    }
    return null;
  };
  switch (expression.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'function';
    case 'ArrayExpression':
      return 'array';
    case 'ObjectExpression':
    case 'NewExpression':
      return 'object';
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return find(expression.expression);
    case 'ConditionalExpression':
      return find(expression.consequent, expression.alternate);
    case 'LogicalExpression':
      return find(expression.left, expression.right);
    case 'CallExpression':
      return resultOf(expression.callee);
    case 'Identifier':
      return find(...valuesInComponent(expression, sourceCode));
    case 'FunctionDeclaration':
      return 'function';
    default:
      return null;
  }
}

function resultOf({ type, property, name }) {
  const called = type === 'MemberExpression' ? property.name : name;
  if (OBJECT_FUNCTIONS.test(called)) {
    return 'object';
  }
  return type === 'MemberExpression' && ARRAY_METHODS.test(called) ? 'array' : null;
}

/**
 * Returns the values of variables inside a component. Module variables are excluded, because they are created only
 * once.
 */
function valuesInComponent(identifier, sourceCode) {
  const variable = findVariable(sourceCode.getScope(identifier), identifier.name);
  if (!variable || /^(?:module|global)$/.test(variable.scope.type)) {
    return [];
  }
  return variable.defs.flatMap(({ type, node }) => {
    if (type === 'FunctionName') {
      return [node];
    }
    return type === 'Variable' && node.id.type === 'Identifier' && node.init ? [node.init] : [];
  });
}

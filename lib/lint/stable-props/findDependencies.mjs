import ts from 'typescript';

/**
 * Code that runs again when a prop changes.
 *
 *
 * @typedef {object} Dependency
 * @property {string} prop
 * @property {import('./families.mjs').DependencyKind} kind
 * @property {string} hook name of the hook that contains it, such as `useGridRows`
 * @property {string} [step] name of a processor, such as `hydrateColumns`
 */

const EFFECTS =
  /^(?:useEffect|useLayoutEffect|useInsertionEffect|useEnhancedEffect|(?:unstable_)?useEnhancedEffect)$/;

/** Position of the registered function among the arguments; the name of the step precedes it. */
const PROCESSORS = new Map([
  ['useGridRegisterPipeProcessor', 2],
  ['useGridRegisterPipeApplier', 2],
  ['useGridRegisterStrategyProcessor', 3],
]);

/** Files without these words are skipped. */
export const HAS_HOOKS = /useEffect|LayoutEffect|EnhancedEffect|useMemo|useGridRegister/;

/**
 * Finds the props on which effects, memos and registered processors of a published file depend, directly or through
 * results of `useCallback` and `useMemo`.
 *
 * @param {string} code JavaScript of a package
 * @returns {Dependency[]}
 */
export function findDependencies(code) {
  const source = ts.createSourceFile('file.js', code, ts.ScriptTarget.ESNext, true);
  const bindings = readBindings(source);
  const found = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node)) {
      return;
    }
    const call = describeCall(node);
    for (const expression of call?.dependencies ?? []) {
      for (const prop of propsBehind(expression, bindings)) {
        found.push({ prop, kind: call.kind, hook: hookAround(node), step: call.step });
      }
    }
  });
  return found;
}

function describeCall(node) {
  const name = calleeName(node);
  if (EFFECTS.test(name)) {
    return { kind: 'effect', dependencies: elementsOf(node.arguments[1]) };
  }
  if (name === 'useMemo') {
    return { kind: 'memo', dependencies: elementsOf(node.arguments[1]) };
  }
  const position = PROCESSORS.get(name);
  const step = position === undefined ? undefined : node.arguments[position - 1];
  return step && ts.isStringLiteralLike(step)
    ? { kind: 'processor', step: step.text, dependencies: [node.arguments[position]] }
    : null;
}

/** Returns `useEffect` for `React.useEffect(…)` and for the compiled forms of an import. */
function calleeName({ expression }) {
  let callee = expression;
  while (ts.isParenthesizedExpression(callee)) {
    callee = callee.expression;
  }
  if (ts.isBinaryExpression(callee)) {
    callee = callee.right;
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const { name, expression: from } = callee;
    return name.text === 'default' && ts.isIdentifier(from)
      ? from.text.replace(/^_|\d+$/g, '')
      : name.text;
  }
  return ts.isIdentifier(callee) ? callee.text : '';
}

/**
 * Collects the names in each function, with their initial value or the prop that they stand for.
 *
 * @returns {Map<ts.Node, Map<string, { readonly prop?: string; readonly value?: ts.Expression }>>}
 */
function readBindings(source) {
  const bindings = new Map();
  const bind = (node, name, binding) => {
    const scope = functionAround(node);
    bindings.set(scope, (bindings.get(scope) ?? new Map()).set(name, binding));
  };
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) {
      return;
    }
    const { name, initializer: value } = node;
    if (ts.isIdentifier(name)) {
      bind(node, name.text, { value });
    } else if (ts.isObjectBindingPattern(name)) {
      for (const element of name.elements.filter((element) => ts.isIdentifier(element.name))) {
        const prop = (element.propertyName ?? element.name).text;
        const isProp = ts.isIdentifier(value) && holdsProps(value) && !element.dotDotDotToken;
        bind(node, element.name.text, isProp ? { prop } : {});
      }
    }
  });
  return bindings;
}

/** Returns the props that determine which function or object an expression evaluates to. */
function propsBehind(expression, bindings, seen = new Set()) {
  if (!expression || seen.has(expression)) {
    return [];
  }
  seen.add(expression);
  const behind = (...expressions) =>
    expressions.flatMap((each) => propsBehind(each, bindings, seen));
  if (ts.isParenthesizedExpression(expression)) {
    return behind(expression.expression);
  }
  if (ts.isConditionalExpression(expression)) {
    return behind(expression.whenTrue, expression.whenFalse);
  }
  if (ts.isBinaryExpression(expression)) {
    const joins = /^(?:\|\||&&|\?\?)$/.test(expression.operatorToken.getText());
    return joins ? behind(expression.left, expression.right) : [];
  }
  if (ts.isCallExpression(expression)) {
    const keeps = /^use(?:Callback|Memo)$/.test(calleeName(expression));
    return keeps ? behind(...elementsOf(expression.arguments[1])) : [];
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const { name, expression: from } = expression;
    return ts.isIdentifier(from) && holdsProps(from) ? [name.text] : [];
  }
  const binding = ts.isIdentifier(expression) ? lookUp(expression, bindings) : undefined;
  return binding?.prop ? [binding.prop] : behind(binding?.value);
}

function lookUp(identifier, bindings) {
  for (let scope = functionAround(identifier); scope; scope = functionAround(scope)) {
    const binding = bindings.get(scope)?.get(identifier.text);
    if (binding) {
      return binding;
    }
  }
  return undefined;
}

/**
 * Hooks receive the component's props as `props`, parts of it as `rootProps`, and hooks of trees as `params`. Minified
 * names can stand for anything; their properties identify them.
 */
function holdsProps(identifier) {
  const { text } = identifier;
  return (
    text === 'rootProps' ||
    text === 'params' ||
    text.length === 1 ||
    (/^\w*props$/i.test(text) && /^_?use/.test(hookAround(identifier)))
  );
}

/** Returns the outermost named function: a hook or a component. */
function hookAround(node) {
  let name = '';
  for (let scope = functionAround(node); scope; scope = functionAround(scope)) {
    const { parent } = scope;
    const named = scope.name ?? (parent && ts.isVariableDeclaration(parent) ? parent.name : null);
    name = named && ts.isIdentifier(named) ? named.text : name;
  }
  return name;
}

function functionAround(node) {
  let scope = node.parent;
  while (scope && !ts.isFunctionLike(scope) && !ts.isSourceFile(scope)) {
    scope = scope.parent;
  }
  return scope;
}

const elementsOf = (list) => (list && ts.isArrayLiteralExpression(list) ? [...list.elements] : []);

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

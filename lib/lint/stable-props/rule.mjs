import { findVariable } from '@eslint-community/eslint-utils';
import { familyOf } from './families.mjs';
import { findInlineValue } from './findInlineValue.mjs';
import { readStableProps } from './readStableProps.mjs';

/**
 * Reports props that must be stable between renders and get a new function, array or object each time. The packages of
 * the version determine which props these are.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const stablePropsRule = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { versionDir: { type: 'string' } },
        required: ['versionDir'],
        additionalProperties: false,
      },
    ],
    messages: {
      unstable:
        '"{{prop}}" gets {{kind}} on each render, and {{consequence}}. Define it outside the component, or keep it with {{hook}}.',
    },
  },
  create(context) {
    const { versionDir } = context.options[0];
    const { sourceCode } = context;
    const families = familiesIn(sourceCode.ast.body);
    return {
      JSXOpeningElement({ name, attributes }) {
        const family = families.get(componentBehind(name, sourceCode));
        if (!family) {
          return;
        }
        const stable = readStableProps(family, versionDir);
        for (const attribute of attributes.filter(({ type }) => type === 'JSXAttribute')) {
          const prop = attribute.name.name;
          const inline =
            stable.has(prop) && attribute.value?.type === 'JSXExpressionContainer'
              ? findInlineValue(attribute.value.expression, sourceCode)
              : null;
          if (inline) {
            const consequence = describe(stable.get(prop), family);
            context.report({
              node: attribute,
              messageId: 'unstable',
              data: { prop, consequence, ...WORDS[inline] },
            });
          }
        }
      },
    };
  },
};

/** Returns imported components by their local name. In listings, the imports come last. */
function familiesIn(statements) {
  const families = new Map();
  for (const { source, specifiers } of statements.filter(isImport)) {
    const family = familyOf(source.value);
    for (const { local, imported } of specifiers) {
      if (family?.components.test(imported?.name ?? local.name)) {
        families.set(local.name, family);
      }
    }
  }
  return families;
}

const isImport = ({ type }) => type === 'ImportDeclaration';

const WORDS = {
  function: { kind: 'a new function', hook: 'useCallback' },
  array: { kind: 'a new array', hook: 'useMemo or useState' },
  object: { kind: 'a new object', hook: 'useMemo or useState' },
};

/** Steps with the most visible effect; others are named. */
const STEPS = {
  rowTreeCreation: 'builds the row tree again, which closes groups that people opened',
  filtering: 'filters all rows again',
  sorting: 'sorts all rows again',
  hydrateColumns: 'builds its columns again',
  hydrateRows: 'adds its own rows, such as totals, again',
  rowHeight: 'computes the heights of all rows again',
};

function describe({ kind, step, hook }, { name }) {
  if (kind === 'processor') {
    return `with each new one the ${name} ${STEPS[step] ?? `runs its step "${step}" again`}`;
  }
  const what = kind === 'effect' ? 'an effect' : 'a memo';
  return `with each new one ${what} of the ${name} runs again${/^use[A-Z]/.test(hook) ? ` (${hook})` : ''}`;
}

/** Returns the imported name of `<DataGrid>`, or of `<Styled>` for `const Styled = styled(DataGrid)(…)`. */
function componentBehind(name, sourceCode) {
  if (name.type !== 'JSXIdentifier') {
    return null;
  }
  let call = findVariable(sourceCode.getScope(name), name.name)?.defs[0]?.node.init;
  while (call?.type === 'CallExpression') {
    if (call.callee.name === 'styled' && call.arguments[0]?.type === 'Identifier') {
      return call.arguments[0].name;
    }
    call = call.callee;
  }
  return name.name;
}

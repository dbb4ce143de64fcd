import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { stablePropsRule } from '../../../lib/lint/stable-props/rule.mjs';

/**
 * Checks a listing against a rule that demos follow: values of props that must be stable are not created inline.
 *
 * @param text a complete module
 * @param versionDir folder of the version whose packages it runs on, relative to the site
 * @returns each problem with its 0-based line
 */
export function findUnstableProps(
  text: string,
  versionDir: string,
): { readonly line: number; readonly message: string }[] {
  return linter
    .verify(text, {
      languageOptions: {
        parser: tseslint.parser as Linter.Parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: { demos: { rules: { 'stable-props': stablePropsRule } } },
      rules: { 'demos/stable-props': ['error', { versionDir }] },
    })
    .map(({ line, message }) => ({ line: line - 1, message }));
}

const linter = new Linter();

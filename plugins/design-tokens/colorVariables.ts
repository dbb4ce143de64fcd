import type { Palette } from '@mui/material/styles';
import type { CssVariables } from './types';

/**
 * Colors of the documentation: `--docs-` and the path of the value in `palette.docs`, such as `--docs-plan-pro-text`
 * for `plan.pro.text`. Text, accent and page colors of the palette have the same prefix.
 */
export function colorVariables(palette: Palette): CssVariables {
  return {
    '--docs-text': palette.text.primary,
    '--docs-text-secondary': palette.text.secondary,
    '--docs-text-disabled': palette.text.disabled,
    '--docs-page': palette.background.default,
    '--docs-accent': palette.primary.main,
    '--docs-accent-strong': palette.primary.dark,
    '--docs-accent-contrast': palette.primary.contrastText,
    '--docs-accent-warm': palette.secondary.main,
    ...flatten('--docs', palette.docs as unknown as Nested),
  };
}

interface Nested {
  readonly [key: string]: string | Nested;
}

function flatten(prefix: string, values: Nested): CssVariables {
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const name = `${prefix}-${kebabCase(key)}`;
    return typeof value === 'string'
      ? [[name, value] as const]
      : Object.entries(flatten(name, value));
  });
  return Object.fromEntries(entries);
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { Paper, Typography } from '@docs/v4/node_modules/@material-ui/core';
import { createTheme } from '@docs/v4/node_modules/@material-ui/core/styles';

/** Components of version 4, whose types belong to an older React. */
const Text = Typography as unknown as React.ElementType;
const Sheet = Paper as unknown as React.ElementType;

afterEach(() => jest.restoreAllMocks());

describe('#spacing', () => {
  type Transform = (file: object, api: object) => string;
  const transform = jest.requireActual<Transform>('@mui/codemod/node/v4.0.0/theme-spacing-api.js');
  const jscodeshift = jest.requireActual<{ withParser: (name: string) => object }>('jscodeshift');
  const run = (value: string) =>
    transform(
      { path: 'page.tsx', source: `const styles = (theme) => ({ margin: ${value} });` },
      { jscodeshift: jscodeshift.withParser('tsx') },
    );

  test('`theme.spacing.unit * 2` becomes `theme.spacing(2)`.', () => {
    expect(run('theme.spacing.unit * 2')).toContain('margin: theme.spacing(2) }');
    expect(run('theme.spacing.unit')).toContain('margin: theme.spacing(1) }');
  });

  test('`theme.spacing.unit * 5 * 5` becomes `theme.spacing(5) * 5`,', () => {
    expect(run('theme.spacing.unit * 5 * 5')).toContain('margin: theme.spacing(5) * 5 }');
  });

  test('Version 4.12 accepts the old form and logs `Material-UI: theme.spacing.unit usage has been deprecated.`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { spacing } = createTheme();
    expect(spacing(2)).toBe(16);
    expect(error).not.toHaveBeenCalled();
    expect((spacing as unknown as { unit: number }).unit).toBe(8);
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('Material-UI: theme.spacing.unit usage has been deprecated.'),
    );
  });
});

describe('#typography', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('Without `variant`, version 4 uses `body1`, 16 pixels.', () => {
    render(<Text>Harbor</Text>);
    expect(screen.getByText('Harbor')).toHaveClass('MuiTypography-body1');
    expect(createTheme().typography.body1.fontSize).toBe('1rem');
    expect(createTheme().typography.body2.fontSize).toBe('0.875rem');
  });

  test('Texts no longer have `display: block` or a color by default; they inherit the color.', () => {
    const { typography } = createTheme();
    for (const variant of ['h1', 'h6', 'subtitle1', 'body1', 'body2', 'caption'] as const) {
      expect(typography[variant]).not.toHaveProperty('color');
      expect(typography[variant]).not.toHaveProperty('display');
      const { unmount } = render(
        <Text component="span" variant={variant}>
          Pier
        </Text>,
      );
      expect(screen.getByText('Pier').className).not.toMatch(/-(?:color|display)/);
      unmount();
    }
  });
});

describe('#renames', () => {
  test('the default is 1', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(<Sheet />);
    expect(container.firstElementChild).toHaveClass('MuiPaper-elevation1');
  });
});

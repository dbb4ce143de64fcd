import * as React from 'react';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const button = () => screen.getByRole('button');
const styleOf = (element: Element) => window.getComputedStyle(element);

describe('#import', () => {
  test('Components work without any setup: without a `ThemeProvider`, they use the default theme', () => {
    render(<Box data-testid="box" sx={{ color: 'primary.main' }} />);
    expect(styleOf(screen.getByTestId('box')).color).toBe('rgb(25, 118, 210)');
  });
});

describe('#root-props', () => {
  test("Props that a component doesn't use itself are passed to its root element: `id`, `title`, `aria-label`, `data-testid` and event handlers", () => {
    const onClick = jest.fn();
    render(
      <Button id="go" title="Start" aria-label="Go" data-testid="go" onClick={onClick}>
        →
      </Button>,
    );
    button().click();
    expect(onClick).toHaveBeenCalled();
    expect(button()).toHaveAttribute('id', 'go');
    expect(button()).toHaveAttribute('title', 'Start');
    expect(button()).toHaveAccessibleName('Go');
    expect(screen.getByTestId('go')).toBe(button());
  });

  test('`component` replaces the root element, and `ref` refers to the root element', () => {
    const ref = React.createRef<HTMLButtonElement>();
    render(
      <Button component="span" ref={ref}>
        Go
      </Button>,
    );
    expect(ref.current?.tagName).toBe('SPAN');
    expect(ref.current).toBe(button());
  });
});

describe('#sx', () => {
  test('`p: 2` is twice the spacing of the theme, 16 pixels by default', () => {
    render(<Box data-testid="box" sx={{ p: 2 }} />);
    expect(styleOf(screen.getByTestId('box')).padding).toBe('16px');
  });
});

describe('#styled', () => {
  test('`styled` overrides the theme, and `sx` overrides both', () => {
    const theme = createTheme({
      components: {
        MuiButton: { styleOverrides: { root: { minWidth: 1, minHeight: 1, maxWidth: 1 } } },
      },
    });
    const Styled = styled(Button)({ minHeight: 2, maxWidth: 2 });
    render(
      <ThemeProvider theme={theme}>
        <Styled sx={{ maxWidth: 3 }}>Go</Styled>
      </ThemeProvider>,
    );
    const { minWidth, minHeight, maxWidth } = styleOf(button());
    expect([minWidth, minHeight, maxWidth]).toEqual(['1px', '2px', '3px']);
  });
});

describe('#responsive', () => {
  test('Breakpoints start at 0 (`xs`), 600 (`sm`), 900 (`md`), 1200 (`lg`) and 1536 (`xl`) pixels', () => {
    const { values } = createTheme().breakpoints;
    expect(values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  test('If more than the style depends on the width, use `useMediaQuery`; on the server, it returns `false`', async () => {
    const { renderToString } = await import('react-dom/server');
    function Answer() {
      return <p>{String(useMediaQuery('(min-width: 1px)'))}</p>;
    }
    expect(renderToString(<Answer />)).toContain('false');
  });
});

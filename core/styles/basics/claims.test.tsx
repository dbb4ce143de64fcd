import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { makeStyles } from '@docs/v4/node_modules/@material-ui/styles';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import { createTheme, styled, ThemeProvider, type CSSObject } from '@mui/material/styles';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme()}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

/** The CSS of an element that is created with `styled`. */
function cssOfStyled(styles: CSSObject) {
  const Styled = styled('div')(styles);
  return cssOf(<Styled />);
}

describe('#status', () => {
  test('Styles that depend on props are missing then,', () => {
    // The hook of version 4 inserts and removes its sheets in the same way.
    const useStyles = makeStyles({
      code: { top: 6301, left: (props: { left: number }) => props.left },
    });
    function Gate({ left }: { left: number }) {
      return <b className={useStyles({ left }).code}>B12</b>;
    }
    const { unmount } = render(<Gate left={6302} />);
    expect(getComputedStyle(screen.getByText('B12')).left).toBe('6302px');
    unmount();
    render(
      <StrictMode>
        <Gate left={6303} />
      </StrictMode>,
    );
    const { left, top } = getComputedStyle(screen.getByText('B12'));
    expect(left).not.toBe('6303px');
    expect(top).toBe('6301px');
  });
});

describe('#make-styles', () => {
  test('Numbers stay the same: `padding: 2` is 2 pixels in `styled`, as in JSS. In `sx`, it is 16 pixels', () => {
    expect(cssOfStyled({ padding: 2 })).toBe('&{padding:2px;}');
    expect(cssOfStyled({ marginTop: 2, '&:hover': { gap: 2 } })).toBe(
      '&{margin-top:2px;}&:hover{gap:2px;}',
    );
    expect(cssOf(<Box sx={{ padding: 2 }} />)).toBe('&{padding:16px;}');
  });

  test("`styled` styles one element, so an object with parts has no effect: `code: { color: 'red' }` is a selector for `code` elements", () => {
    expect(cssOfStyled({ code: { color: 'red' } })).toBe('& code{color:red;}');
    expect(cssOfStyled({ root: { color: 'red' } })).toBe('& root{color:red;}');
  });

  test("A function as the value of a property isn't called: `color: (props) => …` becomes invalid CSS", () => {
    const color = jest.fn(() => 'red');
    expect(cssOfStyled({ color } as unknown as CSSObject)).not.toContain('red');
    expect(color).not.toHaveBeenCalled();
    expect(cssOfStyled({ color: () => 'red' } as unknown as CSSObject)).toMatch(/color:\(\)\s*=>/);
  });
});

describe('#with-styles', () => {
  const BoardingButton = styled(Button)({
    minWidth: 160,
    [`& .${buttonClasses.startIcon}`]: { opacity: 0.6 },
  });

  test('The new component still accepts `classes` and all other props of the button', () => {
    const onClick = jest.fn();
    render(
      <BoardingButton
        variant="outlined"
        size="small"
        href="#gate"
        classes={{ root: 'own-root', startIcon: 'own-icon' }}
        startIcon={<i />}
        onClick={onClick}
      >
        Board
      </BoardingButton>,
    );
    const button = screen.getByRole('link', { name: 'Board' });
    expect(button).toHaveClass('own-root', 'MuiButton-outlinedSizeSmall');
    expect(document.querySelector('.MuiButton-startIcon')).toHaveClass('own-icon');
    expect(getComputedStyle(document.querySelector('.own-icon')!).opacity).toBe('0.6');
    expect(getComputedStyle(button).minWidth).toBe('160px');
    button.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('A custom component inside `styled` receives `className` instead of `classes`', () => {
    const received = jest.fn();
    function Gate(props: { className?: string; code: string }) {
      received(props);
      return <span className={props.className}>{props.code}</span>;
    }
    const StyledGate = styled(Gate)({ minWidth: 160 });
    render(<StyledGate code="B12" />);
    const props = received.mock.calls[0]![0] as object;
    expect(Object.keys(props).sort()).toEqual(['className', 'code']);
    expect(getComputedStyle(screen.getByText('B12')).minWidth).toBe('160px');
  });
});

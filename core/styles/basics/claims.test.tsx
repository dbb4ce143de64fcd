import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
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

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Backdrop, { type BackdropProps } from '@mui/material/Backdrop';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const show = (props: Partial<BackdropProps> = {}) =>
  render(
    <Backdrop open {...props}>
      <span>Loading</span>
    </Backdrop>,
  );
const backdrop = () => document.querySelector<HTMLElement>('.MuiBackdrop-root')!;

describe('#loading', () => {
  test('A closed backdrop is hidden, but it and its children stay mounted', () => {
    jest.useFakeTimers();
    const { rerender } = show({ transitionDuration: 0 });
    expect(backdrop()).toBeVisible();
    rerender(
      <Backdrop open={false} transitionDuration={0}>
        <span>Loading</span>
      </Backdrop>,
    );
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(backdrop()).not.toBeVisible();
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  test('without it, a backdrop is below the [app bar](../app-bar/index.mdx) and all other elements with a `z-index`', () => {
    show();
    expect(['', 'auto']).toContain(getComputedStyle(backdrop()).zIndex);
    expect(getComputedStyle(backdrop()).position).toBe('fixed');
  });

  test('The backdrop hides its content from screen readers', () => {
    render(
      <Backdrop open>
        <span role="progressbar" />
      </Backdrop>,
    );
    expect(backdrop()).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('With `aria-hidden={false}`, as in the demo, screen readers can reach the indicator', () => {
    render(
      <Backdrop open aria-hidden={false}>
        <span role="progressbar" />
      </Backdrop>,
    );
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });
});

describe('#limits', () => {
  test('Users can still move the focus to elements under it with <kbd>Tab</kbd>, press keys there, and scroll', async () => {
    const onClick = jest.fn();
    render(<button onClick={onClick}>Below</button>);
    show();
    await userEvent.tab();
    expect(screen.getByText('Below')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.body.style.overflow).toBe('');
  });
});

describe('#close', () => {
  test('`onClick` is called for clicks on the backdrop and on its children', () => {
    const onClick = jest.fn();
    show({ onClick });
    fireEvent.click(backdrop());
    fireEvent.click(screen.getByText('Loading'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('<kbd>Escape</kbd> has no effect', async () => {
    const onClick = jest.fn();
    show({ onClick });
    await userEvent.keyboard('{Escape}');
    expect(onClick).not.toHaveBeenCalled();
    expect(backdrop()).toBeInTheDocument();
  });
});

describe('#style', () => {
  test('`transitionDuration` is the duration of the fade in milliseconds, 225 to appear and 195 to disappear by default', () => {
    for (const [transitionDuration, times] of [
      [undefined, ['225ms', '195ms']],
      [70, ['70ms', '70ms']],
    ] as const) {
      const { rerender, unmount } = render(<Backdrop {...{ open: true, transitionDuration }} />);
      const found = [backdrop().style.transition];
      rerender(<Backdrop {...{ open: false, transitionDuration }} />);
      found.push(backdrop().style.transition);
      expect(found.map((text) => text.split(' ')[1])).toEqual(times);
      unmount();
    }
  });

  test('The color is black with an opacity of 0.5 in light and dark mode; `invisible` makes it transparent', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ palette: { mode } })}>
          <Backdrop open />
        </ThemeProvider>,
      );
      expect(getComputedStyle(backdrop()).backgroundColor).toBe('rgba(0, 0, 0, 0.5)');
      unmount();
    }
    show({ invisible: true });
    expect(['transparent', 'rgba(0, 0, 0, 0)']).toContain(
      getComputedStyle(backdrop()).backgroundColor,
    );
  });
});

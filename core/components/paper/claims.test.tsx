import { render } from '@testing-library/react';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const paper = () => document.querySelector<HTMLElement>('.MuiPaper-root')!;
const show = (props: PaperProps = {}, mode: 'light' | 'dark' = 'light') =>
  render(
    <ThemeProvider theme={createTheme({ palette: { mode } })}>
      <Paper {...props}>Text</Paper>
    </ThemeProvider>,
  );

describe('#elevation', () => {
  test('`elevation` is a number from 0 to 24, 1 by default', () => {
    const { shadows } = createTheme();
    expect(shadows).toHaveLength(25);
    show();
    expect(paper()).toHaveClass('MuiPaper-elevation1');
    expect(paper().style.getPropertyValue('--Paper-shadow')).toBe(shadows[1]);
  });

  test('Higher surfaces appear closer to the user: menus have elevation 8, drawers 16, and dialogs 24', () => {
    const { rerender } = render(<Menu open anchorEl={document.body} />);
    expect(paper()).toHaveClass('MuiPaper-elevation8');
    rerender(<Drawer open />);
    expect(paper()).toHaveClass('MuiPaper-elevation16');
    rerender(<Dialog open>Text</Dialog>);
    expect(paper()).toHaveClass('MuiPaper-elevation24');
  });

  test('`Paper` has no padding', () => {
    show();
    expect(['', '0px']).toContain(getComputedStyle(paper()).paddingTop);
  });
});

describe('#variants', () => {
  test('`variant="outlined"` draws a one-pixel border in the `divider` color instead of a shadow', () => {
    show({ variant: 'outlined' });
    const style = getComputedStyle(paper());
    expect(style.borderTopWidth).toBe('1px');
    expect(style.borderTopColor.replaceAll(' ', '')).toContain('rgba(0,0,0,0.12)');
    expect(paper().style.getPropertyValue('--Paper-shadow')).toBe('');
    expect(style.boxShadow).not.toContain('Paper-shadow');
  });

  test('`elevation` then has no effect, and React 18 logs a warning', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({ variant: 'outlined', elevation: 8 });
    const { className } = paper();
    const style = paper().getAttribute('style');
    document.body.innerHTML = '';
    show({ variant: 'outlined', elevation: 2 });
    expect(paper().className).toBe(className);
    expect(paper().getAttribute('style')).toBe(style);
    expect(report.mock.calls.flat().join(' ')).toContain('Combining `elevation={');
    jest.restoreAllMocks();
  });
});

describe('#dark-mode', () => {
  const overlay = (elevation: number, mode: 'light' | 'dark') => {
    const { unmount } = show({ elevation }, mode);
    const found = /rgba\(255, 255, 255, ([\d.]+)\)/.exec(
      paper().style.getPropertyValue('--Paper-overlay'),
    )?.[1];
    unmount();
    return found === undefined ? null : Number(found);
  };

  test('In dark mode, a higher elevation therefore makes the paper lighter', () => {
    expect(overlay(8, 'light')).toBeNull();
    const levels = [0, 1, 2, 8, 16, 24].map((level) => overlay(level, 'dark'));
    expect(levels).not.toContain(null);
    expect(levels).toEqual(levels.toSorted((a, b) => a! - b!));
    expect(new Set(levels).size).toBe(levels.length);
  });

  test('The outlined variant has no gradient', () => {
    show({ variant: 'outlined' }, 'dark');
    expect(paper().style.getPropertyValue('--Paper-overlay')).toBe('');
  });
});

describe('#theme', () => {
  test("With `variant: 'outlined'` in `defaultProps`, they also have a border", () => {
    const theme = createTheme({
      components: { MuiPaper: { defaultProps: { variant: 'outlined' } } },
    });
    for (const element of [
      <Dialog key="dialog" open />,
      <Menu key="menu" open anchorEl={document.body} />,
    ]) {
      const { unmount } = render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
      expect(paper()).toHaveClass('MuiPaper-outlined');
      expect(getComputedStyle(paper()).borderTopWidth).toBe('1px');
      unmount();
    }
  });
});

describe('#accessibility', () => {
  test('A paper is a `<div>` without a role', () => {
    show();
    expect(paper().tagName).toBe('DIV');
    expect(paper()).not.toHaveAttribute('role');
  });
});

describe('#troubleshooting', () => {
  test('The number is above 24 or a fraction, or `theme.shadows` was replaced by a shorter list', () => {
    for (const elevation of [25, 1.5]) {
      const report = jest.spyOn(console, 'error').mockImplementation(() => {});
      const { unmount } = show({ elevation });
      expect(report.mock.calls.flat().join(' ')).toContain('The elevation provided <Paper');
      unmount();
      jest.restoreAllMocks();
    }
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = show({ elevation: 24 });
    expect(report).not.toHaveBeenCalled();
    unmount();
    const shadows = createTheme().shadows.slice(0, 5) as unknown as Theme['shadows'];
    render(
      <ThemeProvider theme={createTheme({ shadows })}>
        <Paper elevation={8} />
      </ThemeProvider>,
    );
    expect(report.mock.calls.flat().join(' ')).toContain('The elevation provided <Paper');
    jest.restoreAllMocks();
  });

  test('Changing `elevation` also works, and both are animated', () => {
    const { rerender } = render(<Paper elevation={1} />);
    const { shadows } = createTheme();
    expect(getComputedStyle(paper()).transition).toContain('box-shadow');
    rerender(<Paper elevation={8} />);
    expect(paper().style.getPropertyValue('--Paper-shadow')).toBe(shadows[8]);
    expect(getComputedStyle(paper()).boxShadow).toBe('var(--Paper-shadow)');
  });
});

import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AppBar from '@mui/material/AppBar';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Modal from '@mui/material/Modal';
import Radio from '@mui/material/Radio';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  createTheme,
  StyledEngineProvider,
  ThemeProvider,
  type ThemeOptions,
} from '@mui/material/styles';

const { spawnSync } = jest.requireActual<typeof import('node:child_process')>('node:child_process');

const styleOf = (element: Element) => window.getComputedStyle(element);

describe('#style-order', () => {
  /** The style elements that rendering adds, relative to a stylesheet that was there before. */
  const addedStyles = (ui: React.ReactElement) => {
    const own = document.createElement('style');
    document.head.append(own);
    const before = new Set(document.querySelectorAll('style'));
    render(ui);
    const added = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
    const positions = added.map((style) =>
      own.compareDocumentPosition(style) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after',
    );
    own.remove();
    return [...new Set(positions)];
  };

  test('By default, the styles of the components are added at the end of `<head>`, after your stylesheets', () => {
    expect(addedStyles(<Button sx={{ minWidth: 11 }}>Go</Button>)).toEqual(['after']);
    expect(document.head.querySelectorAll('style[data-emotion]')).not.toHaveLength(0);
  });

  test('With `injectFirst`, they are added before your stylesheets', () => {
    expect(
      addedStyles(
        <StyledEngineProvider injectFirst>
          <Button sx={{ minWidth: 12 }}>Go</Button>
        </StyledEngineProvider>,
      ),
    ).toEqual(['before']);
  });
});

describe('#class-names', () => {
  test('Classes that start with `css-` are generated from the styles: two buttons with different `sx` have different ones, while `MuiButton-root` is the same', () => {
    render(
      <>
        <Button sx={{ minWidth: 1 }}>One</Button>
        <Button sx={{ minWidth: 2 }}>Two</Button>
        <Button sx={{ minWidth: 2 }}>Three</Button>
      </>,
    );
    const [one, two, three] = screen.getAllByRole('button');
    const generated = (button: Element) =>
      [...button.classList].filter((name) => name.startsWith('css-')).join(' ');
    expect(generated(one)).not.toBe('');
    expect(generated(one)).not.toBe(generated(two));
    expect(generated(two)).toBe(generated(three));
    for (const button of [one, two, three]) {
      expect(button).toHaveClass('MuiButton-root');
    }
  });
});

describe('#flicker', () => {
  test('By default, `useMediaQuery` returns `false` on the server', () => {
    const result = spawnSync(
      process.execPath,
      [
        '-e',
        `const React = require('react');
         const { useMediaQuery } = require('@mui/material');
         const { renderToString } = require('react-dom/server');
         const Show = (props) => String(useMediaQuery(props.query, props.options));
         const show = (query, options) =>
           console.log(renderToString(React.createElement(Show, { query, options })));
         show('(min-width:1px)');
         show('(max-width:9999px)');
         show('(min-width:1px)', { noSsr: true });
         show('(min-width:1px)', { ssrMatchMedia: () => ({ matches: true }) });`,
      ],
      { encoding: 'utf8' },
    );
    expect(result.stdout.trim().split('\n')).toEqual(['false', 'false', 'false', 'true']);
  }, 60_000);
});

describe('#refs', () => {
  test('In React 17 and 18, a function component without `React.forwardRef` causes this error in the console', () => {
    expect(React.version).toMatch(/^1[78]\./);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Plain(props: React.ComponentProps<'a'>) {
      return <a {...props}>Go</a>;
    }
    const messages = () => error.mock.calls.map((call) => call.join(' ')).join('\n');
    render(<Button component={Plain} />);
    expect(messages()).toContain('Function components cannot be given refs');
    error.mockClear();
    function Other(props: React.ComponentProps<'a'>) {
      return <a {...props}>Go</a>;
    }
    render(
      <Tooltip title="Go">
        <Other />
      </Tooltip>,
    );
    expect(messages()).toContain('Function components cannot be given refs');
    error.mockClear();
    const Forwarding = React.forwardRef<HTMLAnchorElement, React.ComponentProps<'a'>>(
      function Forwarding(props, ref) {
        return (
          <a {...props} ref={ref}>
            Go
          </a>
        );
      },
    );
    render(<Button component={Forwarding} />);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('#ripple', () => {
  const ripples = async (ui: React.ReactElement, components: ThemeOptions['components']) => {
    const { container, unmount } = render(
      <ThemeProvider theme={createTheme({ components })}>{ui}</ThemeProvider>,
    );
    const target = container.querySelector('.MuiButtonBase-root')!;
    await act(async () => {
      fireEvent.mouseDown(target);
    });
    const found = container.querySelector('.MuiTouchRipple-root') !== null;
    unmount();
    return found;
  };
  const off = { defaultProps: { disableRipple: true } };

  test('To disable it everywhere, set the default prop of `MuiButtonBase` in the theme, which applies to buttons, tabs, menu items, radio buttons and switches', async () => {
    for (const ui of [
      <Button key="b">Go</Button>,
      <IconButton key="i" aria-label="Go" />,
      <Tab key="t" label="Go" />,
      <MenuList key="m">
        <MenuItem>Go</MenuItem>
      </MenuList>,
      <Radio key="r" />,
      <Switch key="s" />,
    ]) {
      expect(await ripples(ui, {})).toBe(true);
      expect(await ripples(ui, { MuiButtonBase: off })).toBe(false);
    }
  });

  test('`Checkbox` ignores this default, because it has its own: set the default prop of `MuiCheckbox`, too', async () => {
    expect(await ripples(<Checkbox />, {})).toBe(true);
    expect(await ripples(<Checkbox />, { MuiButtonBase: off })).toBe(true);
    expect(await ripples(<Checkbox disableRipple />, {})).toBe(false);
    expect(await ripples(<Checkbox />, { MuiCheckbox: off })).toBe(false);
  });

  test('The prop `disableRipple` disables the ripple of a single button, tab, menu item, checkbox or switch', async () => {
    for (const show of [
      (disableRipple: boolean) => <Button disableRipple={disableRipple}>Go</Button>,
      (disableRipple: boolean) => <IconButton disableRipple={disableRipple} aria-label="Go" />,
      (disableRipple: boolean) => <Tab disableRipple={disableRipple} label="Go" />,
      (disableRipple: boolean) => (
        <MenuList>
          <MenuItem disableRipple={disableRipple}>Go</MenuItem>
        </MenuList>
      ),
      (disableRipple: boolean) => <Checkbox disableRipple={disableRipple} />,
      (disableRipple: boolean) => <Switch disableRipple={disableRipple} />,
    ]) {
      expect(await ripples(show(false), {})).toBe(true);
      expect(await ripples(show(true), {})).toBe(false);
    }
  });

  test("The prop `disableRipple` of `Radio` doesn't remove the ripple in version 6.5, but the default of `MuiButtonBase` does", async () => {
    expect(await ripples(<Radio disableRipple />, {})).toBe(true);
    expect(await ripples(<Radio />, { MuiRadio: off })).toBe(true);
    expect(await ripples(<Radio />, { MuiButtonBase: off })).toBe(false);
  });
});

describe('#scroll-lock', () => {
  const { innerWidth } = window;
  /** jsdom has no layout: the client width is 0, so this is the width of the scroll bar. */
  const setScrollbar = (width: number) => {
    window.innerWidth = width;
  };
  afterEach(() => setScrollbar(innerWidth));
  const body = () => [document.body.style.overflow, document.body.style.paddingRight];

  test('By default, an open modal sets `overflow: hidden` on `<body>`, and if the page has a scroll bar, a right padding of the same width', () => {
    for (const width of [0, 13, 17]) {
      setScrollbar(width);
      const { unmount } = render(<Dialog open>Text</Dialog>);
      expect(body()).toEqual(['hidden', width === 0 ? '' : `${width}px`]);
      unmount();
      expect(body()).toEqual(['', '']);
    }
  });

  test('Give them the class `mui-fixed`, so that they receive the padding, too', () => {
    setScrollbar(15);
    render(
      <>
        <header className="mui-fixed">Bar</header>
        <footer>End</footer>
        <Dialog open>Text</Dialog>
      </>,
    );
    expect(screen.getByText('Bar').style.paddingRight).toBe('15px');
    expect(screen.getByText('End').style.paddingRight).toBe('');
  });

  test('An `AppBar` with the default position already has this class', () => {
    for (const position of ['absolute', 'relative', 'static', 'sticky'] as const) {
      const { container, unmount } = render(<AppBar position={position}>Bar</AppBar>);
      expect(container.firstElementChild).not.toHaveClass('mui-fixed');
      unmount();
    }
    setScrollbar(15);
    render(
      <>
        <AppBar>Bar</AppBar>
        <Dialog open>Text</Dialog>
      </>,
    );
    expect(screen.getByText('Bar')).toHaveClass('mui-fixed');
    expect(screen.getByText('Bar').style.paddingRight).toBe('15px');
  });

  test('With `disableScrollLock`, neither `overflow` nor the padding changes', () => {
    setScrollbar(15);
    render(
      <Dialog open disableScrollLock>
        Text
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(body()).toEqual(['', '']);
  });

  test('In a `Select`, pass the prop to the menu: `MenuProps={{ disableScrollLock: true }}`', () => {
    setScrollbar(15);
    const show = (isLocked: boolean) =>
      render(
        <Select open value={1} MenuProps={{ disableScrollLock: !isLocked }}>
          <MenuItem value={1}>One</MenuItem>
        </Select>,
      );
    const first = show(true);
    expect(body()).toEqual(['hidden', '15px']);
    first.unmount();
    show(false);
    expect(screen.getByRole('option')).toBeInTheDocument();
    expect(body()).toEqual(['', '']);
  });

  test("The list of an `Autocomplete` isn't a modal and doesn't lock the page", () => {
    setScrollbar(15);
    render(
      <Autocomplete
        open
        options={['Oslo']}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    expect(screen.getByRole('option')).toBeInTheDocument();
    expect(document.querySelector('.MuiModal-root')).toBeNull();
    expect(body()).toEqual(['', '']);
  });
});

describe('#page-jumps', () => {
  function Example(props: { disableRestoreFocus?: boolean }) {
    const [isOpen, setOpen] = React.useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Modal {...props} open={isOpen} onClose={() => setOpen(false)}>
          <div>
            <button>Inside</button>
          </div>
        </Modal>
      </>
    );
  }
  const openAndClose = async (props: { disableRestoreFocus?: boolean }) => {
    const user = userEvent.setup();
    render(<Example {...props} />);
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByText('Inside'));
    expect(screen.getByText('Inside')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Inside')).toBeNull());
  };

  test('When a modal closes, the focus returns to the element that had it before', async () => {
    await openAndClose({});
    expect(screen.getByText('Open')).toHaveFocus();
  });

  test("With `disableRestoreFocus`, the modal doesn't move the focus there", async () => {
    await openAndClose({ disableRestoreFocus: true });
    expect(screen.getByText('Open')).not.toHaveFocus();
  });

  test('A button with `href` is a link', () => {
    render(<Button href="#">Go</Button>);
    expect(screen.getByRole('link').tagName).toBe('A');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('#uppercase', () => {
  test("The default is `uppercase`; `'none'` shows the text as you write it", () => {
    const first = render(<Button>Go</Button>);
    expect(styleOf(screen.getByRole('button')).textTransform).toBe('uppercase');
    first.unmount();
    const theme = createTheme({ typography: { button: { textTransform: 'none' } } });
    render(
      <ThemeProvider theme={theme}>
        <Button>Go</Button>
      </ThemeProvider>,
    );
    expect(styleOf(screen.getByRole('button')).textTransform).toBe('none');
  });
});

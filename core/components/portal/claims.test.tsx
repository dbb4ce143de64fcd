import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Modal from '@mui/material/Modal';
import Portal, { type PortalProps } from '@mui/material/Portal';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const note = () => screen.queryByText('Note');
// React warns that layout effects do nothing on the server, which it would not do without jsdom.
const renderOnServer = (element: React.ReactElement) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(element);
  error.mockRestore();
  return html;
};
const addBox = () => {
  const box = document.createElement('div');
  box.innerHTML = '<b>Existing</b>';
  document.body.append(box);
  return box;
};

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('#basic', () => {
  test('Without a `container`, the children are appended to `document.body`', () => {
    const { container } = render(
      <Portal>
        <p>Note</p>
        <i>Second</i>
      </Portal>,
    );
    expect(container).toBeEmptyDOMElement();
    expect(note()!.parentElement).toBe(document.body);
    expect(document.body.lastElementChild).toHaveTextContent('Second');
  });

  test('A portal renders no element and sets no styles,', () => {
    const box = addBox();
    render(
      <Portal container={box}>
        <p>Note</p>
      </Portal>,
    );
    expect(box.innerHTML).toBe('<b>Existing</b><p>Note</p>');
    expect(box.getAttributeNames()).toEqual([]);
    expect(note()!.getAttributeNames()).toEqual([]);
  });

  test('They are removed when the portal unmounts', () => {
    const box = addBox();
    for (const container of [undefined, box]) {
      const { unmount } = render(
        <Portal container={container}>
          <p>Note</p>
        </Portal>,
      );
      expect(note()).not.toBeNull();
      unmount();
      expect(note()).toBeNull();
    }
  });

  test('The theme lists the [z-indexes](../../customization/theming/index.mdx) of all overlays, such as `zIndex.snackbar` with 1400', () => {
    expect(createTheme().zIndex.snackbar).toBe(1400);
    expect(Object.keys(createTheme().zIndex)).toEqual(
      expect.arrayContaining(['drawer', 'modal', 'snackbar', 'tooltip']),
    );
  });
});

describe('#container', () => {
  test('The children are added after its existing content', () => {
    const box = addBox();
    for (const container of [box, () => box]) {
      const { unmount } = render(
        <Portal container={container}>
          <p>Note</p>
        </Portal>,
      );
      expect(box.innerHTML).toBe('<b>Existing</b><p>Note</p>');
      unmount();
    }
  });

  const isInTarget = () => screen.getByTestId('target').contains(note());

  test("`container={ref.current}` doesn't work in the first render: the ref is still `null`, and the children are rendered in `document.body`", () => {
    const target = React.createRef<HTMLDivElement>();
    render(
      <>
        <div ref={target} data-testid="target" />
        <Portal container={target.current}>
          <p>Note</p>
        </Portal>
      </>,
    );
    expect(isInTarget()).toBe(false);
    expect(note()!.parentElement).toBe(document.body);
  });

  test('A function, `container={() => ref.current}`, works if the element comes before the portal in your JSX', () => {
    const target = React.createRef<HTMLDivElement>();
    render(
      <>
        <main>
          <div ref={target} data-testid="target" />
        </main>
        <section>
          <Portal container={() => target.current}>
            <p>Note</p>
          </Portal>
        </section>
      </>,
    );
    expect(isInTarget()).toBe(true);
  });

  test('If the element comes after the portal or contains it, the ref is set too late: the children are rendered in `document.body`, and move when the component renders again', () => {
    function Page({ isAround }: { readonly isAround: boolean }) {
      const target = React.useRef<HTMLDivElement>(null);
      const portal = (
        <Portal container={() => target.current}>
          <p>Note</p>
        </Portal>
      );
      return isAround ? (
        <div ref={target} data-testid="target">
          <section>{portal}</section>
        </div>
      ) : (
        <>
          {portal}
          <div ref={target} data-testid="target" />
        </>
      );
    }
    for (const isAround of [true, false]) {
      const { rerender, unmount } = render(<Page isAround={isAround} />);
      expect(isInTarget()).toBe(false);
      expect(note()!.parentElement).toBe(document.body);
      rerender(<Page isAround={isAround} />);
      expect(isInTarget()).toBe(true);
      unmount();
    }
  });

  test('When the container changes to a different element, the children are mounted again and lose their state', async () => {
    const [first, second] = [addBox(), addBox()];
    const page = (container: PortalProps['container']) => (
      <Portal container={container}>
        <input />
      </Portal>
    );
    const { rerender } = render(page(first));
    await userEvent.type(screen.getByRole('textbox'), 'Draft');
    rerender(page(() => first));
    expect(screen.getByRole('textbox')).toHaveValue('Draft');
    rerender(page(second));
    expect(second).toContainElement(screen.getByRole('textbox'));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('#all-overlays', () => {
  test('A `Select` accepts it in `MenuProps`, a `Tooltip` and an `Autocomplete` in `slotProps.popper`', async () => {
    const box = addBox();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const overlays = (container?: HTMLElement) => [
      <Select open value="" MenuProps={{ container }}>
        <MenuItem value="1">Note</MenuItem>
      </Select>,
      <Tooltip open title="Note" slotProps={{ popper: { container } }}>
        <button>Save</button>
      </Tooltip>,
      <Autocomplete
        open
        options={['Note']}
        renderInput={(params) => <TextField {...params} label="Kind" />}
        slotProps={{ popper: { container } }}
      />,
    ];
    for (const container of [box, undefined]) {
      for (const overlay of overlays(container)) {
        const { unmount } = render(overlay);
        expect(box.contains(await screen.findByText('Note'))).toBe(container === box);
        unmount();
      }
    }
  });

  test('These three defaults apply to dialogs, drawers, menus, selects, tooltips and autocompletes, too:', async () => {
    const container = addBox();
    const theme = createTheme({
      components: {
        MuiModal: { defaultProps: { container } },
        MuiPopover: { defaultProps: { container } },
        MuiPopper: { defaultProps: { container } },
      },
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const overlays = [
      <Dialog open>Note</Dialog>,
      <Drawer open>Note</Drawer>,
      <Menu open anchorEl={document.body}>
        <MenuItem>Note</MenuItem>
      </Menu>,
      <Select open value="">
        <MenuItem value="1">Note</MenuItem>
      </Select>,
      <Tooltip open title="Note">
        <button>Save</button>
      </Tooltip>,
      <Autocomplete
        open
        options={['Note']}
        renderInput={(params) => <TextField {...params} label="Kind" />}
      />,
    ];
    for (const overlay of overlays) {
      const { unmount } = render(<ThemeProvider theme={theme}>{overlay}</ThemeProvider>);
      expect(container).toContainElement(await screen.findByText('Note'));
      unmount();
    }
  });
});

describe('#events', () => {
  test('Events from the children bubble to the parents in React, not to those in the DOM', async () => {
    const [inReact, inDom, outside] = [jest.fn(), jest.fn(), jest.fn()];
    const target = React.createRef<HTMLDivElement>();
    render(
      <>
        <div ref={target} data-testid="target" onClick={inDom} onKeyDown={inDom} />
        <div onClick={inReact} onKeyDown={inReact}>
          <Portal container={() => target.current}>
            <button>Note</button>
          </Portal>
        </div>
        <div onClick={outside} />
      </>,
    );
    expect(screen.getByTestId('target')).toContainElement(note());
    await userEvent.click(note()!);
    expect(inReact).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('a');
    expect(inReact).toHaveBeenCalledTimes(2);
    expect(inDom).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
  });

  test('Call `event.stopPropagation()` in the content to prevent this, as the second button does', async () => {
    const onClick = jest.fn();
    render(
      <div onClick={onClick}>
        <Portal>
          <button onClick={(event) => event.stopPropagation()}>Note</button>
        </Portal>
      </div>,
    );
    await userEvent.click(note()!);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('The theme and other React contexts apply to the children', () => {
    const Context = React.createContext('none');
    function Values() {
      return <p>{`${useTheme().palette.mode} ${React.useContext(Context)}`}</p>;
    }
    render(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <Context.Provider value="set">
          <Portal>
            <Values />
          </Portal>
        </Context.Provider>
      </ThemeProvider>,
    );
    expect(screen.getByText('dark set').parentElement).toBe(document.body);
  });
});

describe('#disable-portal', () => {
  test('Toggling it mounts the children again', async () => {
    const page = (disablePortal: boolean) => (
      <Portal disablePortal={disablePortal}>
        <input />
      </Portal>
    );
    const { rerender, container } = render(page(false));
    for (const isInline of [true, false]) {
      await userEvent.type(screen.getByRole('textbox'), 'Draft');
      rerender(page(isInline));
      expect(screen.getByRole('textbox')).toHaveValue('');
      expect(container.contains(screen.getByRole('textbox'))).toBe(isInline);
    }
  });
});

describe('#server', () => {
  test('On the server, a portal renders nothing; with `disablePortal`, it renders its children', () => {
    expect(
      renderOnServer(
        <Portal>
          <p>Note</p>
        </Portal>,
      ),
    ).toBe('');
    expect(
      renderOnServer(
        <Portal disablePortal>
          <p>Note</p>
        </Portal>,
      ),
    ).toBe('<p>Note</p>');
  });

  test('In the browser, the children appear in a second render, before the browser paints, so hydration causes no mismatch', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const seen: boolean[] = [];
    function Page() {
      // The parent's layout effect runs in the first commit, before the children exist.
      React.useLayoutEffect(() => {
        seen.push(note() !== null);
      }, []);
      return (
        <main>
          <Portal>
            <p>Note</p>
          </Portal>
        </main>
      );
    }
    const box = addBox();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    box.innerHTML = '<main></main>';
    const onRecoverableError = jest.fn();
    let root: ReturnType<typeof hydrateRoot>;
    React.act(() => {
      root = hydrateRoot(box, <Page />, { onRecoverableError });
    });
    expect(seen).toEqual([false]);
    expect(note()).not.toBeNull();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    React.act(() => root.unmount());
  });

  test('Because of this second render, refs to elements in a portal are still `null` in the first `useEffect` of the component that renders the portal', () => {
    const seen: string[] = [];
    function Page({ disablePortal }: { readonly disablePortal: boolean }) {
      const ref = React.useRef<HTMLParagraphElement>(null);
      React.useEffect(() => {
        seen.push(String(ref.current?.tagName));
      }, []);
      return (
        <Portal disablePortal={disablePortal}>
          <div>
            <p ref={ref}>Note</p>
          </div>
        </Portal>
      );
    }
    render(<Page disablePortal={false} />);
    render(<Page disablePortal />);
    expect(seen).toEqual(['undefined', 'P']);
    const focusInput = (input: HTMLInputElement | null) => input?.focus();
    render(
      <Portal>
        <input ref={focusInput} />
      </Portal>,
    );
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('A `ref` of the portal itself receives the container', () => {
    const box = addBox();
    for (const container of [box, () => box, undefined]) {
      const ref = React.createRef<Element>();
      const { unmount } = render(
        <Portal ref={ref} container={container}>
          <p>Note</p>
        </Portal>,
      );
      expect(ref.current).toBe(container ? box : document.body);
      unmount();
    }
  });

  test('With `disablePortal`, it receives the child element instead', () => {
    const ref = React.createRef<Element>();
    const childRef = React.createRef<HTMLParagraphElement>();
    render(
      <Portal ref={ref} disablePortal>
        <p ref={childRef}>Note</p>
      </Portal>,
    );
    expect(ref.current).toBe(note());
    expect(childRef.current).toBe(note());
  });
});

describe('#accessibility', () => {
  test('While a modal is open, content that other portals added to `<body>` before is hidden from screen readers; content that is added later is not', () => {
    const page = (open: boolean, hasLater = false) => (
      <>
        <Portal>
          <p>Note</p>
        </Portal>
        <Modal open={open}>
          <div>Question</div>
        </Modal>
        {hasLater && (
          <Portal>
            <p>Later</p>
          </Portal>
        )}
      </>
    );
    const { rerender } = render(page(false));
    expect(note()).not.toHaveAttribute('aria-hidden');
    rerender(page(true));
    expect(note()).toHaveAttribute('aria-hidden', 'true');
    rerender(page(true, true));
    expect(note()).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Later')).not.toHaveAttribute('aria-hidden');
    rerender(page(false));
    expect(note()).not.toHaveAttribute('aria-hidden');
  });
});

describe('#troubleshooting', () => {
  test('The container was `null` or `undefined`', () => {
    for (const container of [null, undefined, () => null]) {
      const { unmount } = render(
        <Portal container={container}>
          <p>Note</p>
        </Portal>,
      );
      expect(note()!.parentElement).toBe(document.body);
      unmount();
    }
  });

  test('The content is outside the `container` that `render` of Testing Library returns', () => {
    for (const disablePortal of [false, true]) {
      const { container, unmount } = render(
        <Portal disablePortal={disablePortal}>
          <p>Note</p>
        </Portal>,
      );
      expect(container.contains(note())).toBe(disablePortal);
      unmount();
    }
  });

  test('A portal accepts only its own props: set `className` or `sx` on the children', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      // @ts-expect-error Portal has no className.
      <Portal className="wide">
        <p className="note">Note</p>
      </Portal>,
    );
    expect(error.mock.calls.flat().join(' ')).toContain(
      'The following props are not supported: `className`. Please remove them.',
    );
    expect(document.querySelector('.wide')).toBeNull();
    expect(note()).toHaveClass('note');
  });

  test('Pass a function, which is called only in the browser', () => {
    const container = jest.fn(() => document.body);
    const page = (
      <Portal container={container}>
        <p>Note</p>
      </Portal>
    );
    renderOnServer(page);
    expect(container).not.toHaveBeenCalled();
    render(page);
    expect(container).toHaveBeenCalled();
  });
});

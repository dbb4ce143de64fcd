import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClickAwayListener, { type ClickAwayListenerProps } from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import Portal from '@mui/material/Portal';
import Select from '@mui/material/Select';

/** The listener starts in a timer after it is mounted. */
const start = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

const show = async (
  props: Partial<ClickAwayListenerProps> = {},
  children: React.ReactElement = <div>Inside</div>,
) => {
  const onClickAway = jest.fn();
  const result = render(
    <main>
      <ClickAwayListener onClickAway={onClickAway} {...props}>
        {children}
      </ClickAwayListener>
      <button>Outside</button>
    </main>,
  );
  await start();
  return { onClickAway, ...result };
};
const inside = () => screen.getByText('Inside');
const outside = () => screen.getByText('Outside');

function Opener({ onClickAway, event }: { onClickAway: () => void; event: string }) {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <>
      <button {...{ [event]: () => setOpen(true) }}>Open</button>
      {isOpen && (
        <ClickAwayListener onClickAway={onClickAway}>
          <div>Inside</div>
        </ClickAwayListener>
      )}
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`onClickAway` is called with the native event for each click outside the child', async () => {
    const { onClickAway } = await show();
    await userEvent.click(inside());
    expect(onClickAway).not.toHaveBeenCalled();
    await userEvent.click(outside());
    expect(onClickAway).toHaveBeenCalledTimes(1);
    expect(onClickAway.mock.calls[0][0]).toBeInstanceOf(MouseEvent);
    expect(onClickAway.mock.calls[0][0].target).toBe(outside());
    await userEvent.click(document.body);
    expect(onClickAway).toHaveBeenCalledTimes(2);
  });

  function Toggle({ isInside, isLazy }: { readonly isInside: boolean; readonly isLazy: boolean }) {
    const [isOpen, setOpen] = React.useState(false);
    const button = <button onClick={() => setOpen(!isOpen)}>Toggle</button>;
    return (
      <>
        {!isInside && button}
        {(isOpen || isInside || !isLazy) && (
          <ClickAwayListener onClickAway={() => setOpen(false)}>
            <div>
              {isInside && button}
              {isOpen && <p>Inside</p>}
            </div>
          </ClickAwayListener>
        )}
      </>
    );
  }
  const isOpen = () => screen.queryByText('Inside') !== null;

  test('Include the button that opens the panel in the child; otherwise, the click on the button is a click away and closes the panel immediately', async () => {
    for (const isInside of [true, false]) {
      const { unmount } = render(<Toggle isInside={isInside} isLazy={false} />);
      await start();
      await userEvent.click(screen.getByText('Toggle'));
      expect(isOpen()).toBe(isInside);
      unmount();
    }
  });

  test('Even then, a tap on a button outside closes the panel on `touchend` and opens it again on `click`', async () => {
    for (const isInside of [true, false]) {
      const { unmount } = render(<Toggle isInside={isInside} isLazy />);
      const button = screen.getByText('Toggle');
      fireEvent.click(button);
      await start();
      expect(isOpen()).toBe(true);
      fireEvent.touchStart(button);
      fireEvent.touchEnd(button);
      expect(isOpen()).toBe(isInside);
      fireEvent.click(button);
      expect(isOpen()).toBe(!isInside);
      unmount();
    }
  });

  test('The child is a single element that accepts a `ref` and event handlers; the listener adds no element to the page', async () => {
    await show();
    expect(document.querySelector('main')!.innerHTML).toBe(
      '<div>Inside</div><button>Outside</button>',
    );
  });

  test("The child's `ref` and `onClick` continue to work", async () => {
    const onClick = jest.fn();
    const ref = React.createRef<HTMLDivElement>();
    const { onClickAway } = await show(
      {},
      <div ref={ref} onClick={onClick}>
        Inside
      </div>,
    );
    expect(ref.current).toBe(inside());
    await userEvent.click(inside());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClickAway).not.toHaveBeenCalled();
  });

  test("The click that mounts the listener doesn't count,", async () => {
    const onClickAway = jest.fn();
    render(<Opener onClickAway={onClickAway} event="onClick" />);
    await userEvent.click(screen.getByText('Open'));
    expect(inside()).toBeVisible();
    expect(onClickAway).not.toHaveBeenCalled();
    await start();
    await userEvent.click(screen.getByText('Open'));
    expect(onClickAway).toHaveBeenCalledTimes(1);
  });

  test('In long lists, render it only while it is needed: each mounted listener adds three handlers to the document', async () => {
    const names = ['click', 'touchend', 'touchmove'];
    const added = jest.spyOn(document, 'addEventListener');
    const removed = jest.spyOn(document, 'removeEventListener');
    const count = (spy: jest.SpyInstance) =>
      spy.mock.calls.filter(([name]) => names.includes(name)).length;
    const { rerender } = render(<div />);
    const before = count(added);
    rerender(
      <>
        {['a', 'b'].map((key) => (
          <ClickAwayListener key={key} onClickAway={() => {}}>
            <p>{key}</p>
          </ClickAwayListener>
        ))}
      </>,
    );
    expect(count(added) - before).toBe(6);
    rerender(<div />);
    expect(count(removed)).toBe(6);
  });
});

describe('#events', () => {
  const fire = {
    onClick: () => fireEvent.click(outside()),
    onMouseDown: () => fireEvent.mouseDown(outside()),
    onMouseUp: () => fireEvent.mouseUp(outside()),
    onTouchStart: () => fireEvent.touchStart(outside()),
    onTouchEnd: () => fireEvent.touchEnd(outside()),
  };
  const findActive = async (props: Partial<ClickAwayListenerProps>) => {
    const { onClickAway, unmount } = await show(props);
    const active = Object.entries(fire).flatMap(([name, trigger]) => {
      onClickAway.mockClear();
      trigger();
      return onClickAway.mock.calls.map(() => name);
    });
    unmount();
    return active;
  };

  test('`mouseEvent` is `onClick` and `touchEvent` is `onTouchEnd` by default; `false` disables either', async () => {
    expect(await findActive({})).toEqual(['onClick', 'onTouchEnd']);
    expect(await findActive({ mouseEvent: false })).toEqual(['onTouchEnd']);
    expect(await findActive({ touchEvent: false })).toEqual(['onClick']);
    expect(await findActive({ mouseEvent: 'onMouseDown', touchEvent: 'onTouchStart' })).toEqual([
      'onMouseDown',
      'onTouchStart',
    ]);
  });

  test('Use `onMouseDown` around text that users select: if they press inside the child and release outside, the browser fires the click on a common parent, which counts as a click away', async () => {
    for (const mouseEvent of ['onClick', 'onMouseDown'] as const) {
      const { onClickAway, unmount } = await show({ mouseEvent });
      // The events of a browser, in their order.
      fireEvent.mouseDown(inside());
      fireEvent.mouseUp(outside());
      fireEvent.click(document.querySelector('main')!);
      expect(onClickAway).toHaveBeenCalledTimes(mouseEvent === 'onClick' ? 1 : 0);
      unmount();
    }
  });

  test('A tap fires `touchend` and then `click`, so `onClickAway` is called twice', async () => {
    const { onClickAway } = await show();
    fireEvent.touchStart(outside());
    fireEvent.touchEnd(outside());
    fireEvent.mouseDown(outside());
    fireEvent.mouseUp(outside());
    fireEvent.click(outside());
    expect(onClickAway.mock.calls.map(([event]) => event.type)).toEqual(['touchend', 'click']);
  });

  test("Scrolling by touch and clicks on the scroll bar of the page don't count", async () => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
    const { onClickAway } = await show();
    fireEvent.touchStart(outside());
    fireEvent.touchMove(outside());
    fireEvent.touchEnd(outside());
    fireEvent.click(document.documentElement, { clientX: 808, clientY: 300 });
    fireEvent.click(document.documentElement, { clientX: 300, clientY: 608 });
    expect(onClickAway).not.toHaveBeenCalled();
    fireEvent.click(document.documentElement, { clientX: 300, clientY: 300 });
    fireEvent.touchEnd(outside());
    expect(onClickAway).toHaveBeenCalledTimes(2);
  });

  test("With `onTouchStart`, however, the touch that starts a scroll counts, and the next touch doesn't", async () => {
    const { onClickAway } = await show({ touchEvent: 'onTouchStart' });
    const touch = (isScroll: boolean) => {
      onClickAway.mockClear();
      fireEvent.touchStart(outside());
      if (isScroll) {
        fireEvent.touchMove(outside());
      }
      fireEvent.touchEnd(outside());
      return onClickAway.mock.calls.length;
    };
    expect([false, true, false, false].map(touch)).toEqual([1, 1, 0, 1]);
  });
});

describe('#portals', () => {
  const child = (
    <div>
      Inside
      <Portal>
        <div>
          <button>Option</button>
        </div>
      </Portal>
    </div>
  );

  test('Without `disableReactTree`, clicks in a [portal](../portal/index.mdx) that the child renders count as inside, even though the content is elsewhere in the page', async () => {
    for (const mouseEvent of ['onClick', 'onMouseDown', 'onPointerUp'] as const) {
      const { onClickAway, unmount } = await show({ mouseEvent }, child);
      await userEvent.click(screen.getByText('Option'));
      expect(onClickAway).not.toHaveBeenCalled();
      await userEvent.click(outside());
      expect(onClickAway).toHaveBeenCalledTimes(1);
      unmount();
    }
  });

  test('`disableReactTree` considers only the DOM, so these clicks are clicks away', async () => {
    const { onClickAway } = await show({ disableReactTree: true }, child);
    await userEvent.click(screen.getByText('Option'));
    expect(onClickAway).toHaveBeenCalledTimes(1);
    await userEvent.click(inside());
    expect(onClickAway).toHaveBeenCalledTimes(1);
  });
});

describe('#accessibility', () => {
  test('The listener handles neither <kbd>Escape</kbd> nor focus that leaves the child', async () => {
    const { onClickAway } = await show({}, <button>Inside</button>);
    await userEvent.tab();
    expect(inside()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(outside()).toHaveFocus();
    expect(onClickAway).not.toHaveBeenCalled();
  });

  test('<kbd>Enter</kbd> and <kbd>Space</kbd> on a button outside are clicks, too', async () => {
    const { onClickAway } = await show();
    act(() => outside().focus());
    await userEvent.keyboard('{Enter}');
    expect(onClickAway).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onClickAway).toHaveBeenCalledTimes(2);
  });
});

describe('#troubleshooting', () => {
  test("The child is a component that doesn't forward its `ref`, and `onClickAway` is never called", async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Plain = () => <div>Inside</div>;
    const { onClickAway, unmount } = await show({}, <Plain />);
    expect(error.mock.calls.flat().join(' ')).toContain('Expected an element that can hold a ref');
    await userEvent.click(outside());
    expect(onClickAway).not.toHaveBeenCalled();
    unmount();
    const wrapped = await show(
      {},
      <div>
        <Plain />
      </div>,
    );
    await userEvent.click(outside());
    expect(wrapped.onClickAway).toHaveBeenCalledTimes(1);
  });

  const withNeighbor = async (
    handler: (event: React.MouseEvent) => void,
    props: Partial<ClickAwayListenerProps> = {},
  ) => {
    const onClickAway = jest.fn();
    const { unmount } = render(
      <>
        <ClickAwayListener onClickAway={onClickAway} {...props}>
          <div>Inside</div>
        </ClickAwayListener>
        <button onClick={handler}>Neighbor</button>
      </>,
    );
    await start();
    await userEvent.click(screen.getByText('Neighbor'));
    unmount();
    return onClickAway.mock.calls.length;
  };

  test("Their handler calls `event.stopPropagation()`, so the event doesn't reach the document", async () => {
    const stop = (event: React.MouseEvent) => event.stopPropagation();
    expect(await withNeighbor(stop)).toBe(0);
    expect(await withNeighbor(stop, { mouseEvent: 'onMouseDown' })).toBe(1);
    expect(await withNeighbor(() => {})).toBe(1);
  });

  test('`event.preventDefault()` has no effect on the listener', async () => {
    expect(await withNeighbor((event) => event.preventDefault())).toBe(1);
  });

  const openSelect = async (props: Partial<ClickAwayListenerProps>) => {
    const result = await show(
      props,
      <div>
        <Select value="a" inputProps={{ 'aria-label': 'Kind' }}>
          <MenuItem value="a">Letter</MenuItem>
          <MenuItem value="b">Parcel</MenuItem>
        </Select>
      </div>,
    );
    // The backdrop covers the select before the release, so the common parent is `<body>`.
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.mouseUp(document.querySelector('.MuiBackdrop-root')!);
    fireEvent.click(document.body);
    return result;
  };

  test('A [select](../selects/index.mdx) opens on `mousedown`, and the browser fires the following `click` on `<body>`, which counts as a click away', async () => {
    const { onClickAway } = await openSelect({});
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(onClickAway).toHaveBeenCalledTimes(1);
  });

  test('Set `mouseEvent="onMouseDown"`', async () => {
    const { onClickAway } = await openSelect({ mouseEvent: 'onMouseDown' });
    await userEvent.click(screen.getByRole('option', { name: 'Parcel' }));
    expect(onClickAway).not.toHaveBeenCalled();
  });

  test('It opens on `mousedown` or on focus, and the `click` that follows is a click away', async () => {
    for (const event of ['onMouseDown', 'onFocus', 'onClick']) {
      const onClickAway = jest.fn();
      const { unmount } = render(<Opener onClickAway={onClickAway} event={event} />);
      const button = screen.getByText('Open');
      fireEvent.mouseDown(button);
      act(() => button.focus());
      await start();
      fireEvent.mouseUp(button);
      fireEvent.click(button);
      expect(onClickAway).toHaveBeenCalledTimes(event === 'onClick' ? 0 : 1);
      unmount();
    }
  });

  test("Events in a frame don't reach the page", async () => {
    const { onClickAway } = await show();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    fireEvent.click(frame.contentDocument!.body);
    fireEvent.touchEnd(frame.contentDocument!.body);
    expect(onClickAway).not.toHaveBeenCalled();
    fireEvent.click(frame);
    expect(onClickAway).toHaveBeenCalledTimes(1);
    frame.remove();
  });
});

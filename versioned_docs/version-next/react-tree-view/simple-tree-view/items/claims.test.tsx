import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<ReturnType<typeof useSimpleTreeViewApiRef>['current']>;

function setup(children: React.ReactNode, props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (content: React.ReactNode) => (
    <SimpleTreeView
      apiRef={apiRef}
      onItemClick={(_, id) => log.push(`click ${id}`)}
      onSelectedItemsChange={(_, id) => log.push(`select ${String(id)}`)}
      onItemFocus={(event, id) => void (event === null && log.push(`focus ${id}`))}
      {...props}
    >
      {content}
    </SimpleTreeView>
  );
  const { rerender } = render(tree(children));
  return {
    log,
    api: () => apiRef.current!,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (content: React.ReactNode) => rerender(tree(content)),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.id.replace(/^.*-/, '');
const press = (element: HTMLElement, key: string) => {
  act(() => element.focus());
  fireEvent.keyDown(element, { key });
};

const shop = (
  <>
    <TreeItem itemId="a" label="Apples">
      <TreeItem itemId="a1" label="Elstar" />
    </TreeItem>
    <TreeItem itemId="b" label="Berries" disabled>
      <TreeItem itemId="b1" label="Currants" />
    </TreeItem>
    <TreeItem itemId="c" label="Cherries" />
  </>
);

/** React writes errors of rendering to the console as well. */
function messageOf(element: React.ReactElement) {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  const prevent = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', prevent);
  try {
    render(element);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    window.removeEventListener('error', prevent);
    spy.mockRestore();
  }
}

function Item({ id }: { id: string }) {
  return <TreeItem itemId={id} label={`Item ${id}`} />;
}
const Nothing = () => null;

describe('#first-tree', () => {
  test('Other attributes, such as `title` and `data-testid`, are passed to its `<li>`', () => {
    setup(<TreeItem itemId="a" label="Apples" title="Ripe" data-testid="apples" />);
    expect(screen.getByTestId('apples')).toBe(item('Apples'));
    expect(item('Apples').title).toBe('Ripe');
  });
});

describe('#own-component', () => {
  test('You can render items from a component or a fragment, at any depth', () => {
    setup(
      <TreeItem itemId="a" label="Apples">
        <>
          <Item id="x" />
          {[<Item key="y" id="y" />]}
        </>
      </TreeItem>,
      { defaultExpandedItems: ['a'] },
    );
    press(item(/Apples/), 'ArrowDown');
    press(item('Item x'), 'ArrowDown');
    expect(focused()).toBe('y');
  });
  test('A component that renders nothing still counts as a child, so the item shows the expand icon', () => {
    setup(
      <TreeItem itemId="a" label="Apples">
        <Nothing />
      </TreeItem>,
    );
    expect(item('Apples').getAttribute('aria-expanded')).toBe('false');
  });
  test('`null`, `false` and an empty array do not count', () => {
    setup(
      <TreeItem itemId="a" label="Apples">
        {null}
        {false}
        {[]}
      </TreeItem>,
    );
    expect(item('Apples').hasAttribute('aria-expanded')).toBe(false);
  });
});

describe('#item-id', () => {
  test('Two visible items with the same id throw an error', () => {
    expect(
      messageOf(
        <SimpleTreeView>
          <Item id="x" />
          <Item id="x" />
        </SimpleTreeView>,
      ),
    ).toContain('Two items were provided with the same id in the `items` prop: "x"');
  });
  test("An item's `id` attribute consists of the tree's id, a hyphen and the `itemId`, unless you set `id` on the item", () => {
    setup(
      <>
        <TreeItem itemId="a" label="Apples" />
        <TreeItem itemId="b" label="Berries" id="mine" />
      </>,
      { id: 'shop' },
    );
    expect(item('Apples').id).toBe('shop-a');
    expect(item('Berries').id).toBe('mine');
  });
});

describe('#item-label', () => {
  test("The letters must match the start of the label's whole text, not of one element in it", () => {
    setup(
      <>
        <TreeItem itemId="a" label="Apples" />
        <TreeItem
          itemId="b"
          label={
            <>
              <b>9</b> Berries
            </>
          }
        />
      </>,
    );
    press(item('Apples'), 'b');
    expect(focused()).toBe('a');
    press(item('Apples'), '9');
    expect(focused()).toBe('b');
  });
});

describe('#disabled-items', () => {
  test('All items below a disabled item are disabled too', () => {
    setup(shop, { defaultExpandedItems: ['b'] });
    expect(item('Currants').getAttribute('aria-disabled')).toBe('true');
  });
  test('The arrow keys skip disabled items, unless `disabledItemsFocusable` is set', () => {
    setup(shop);
    press(item('Apples'), 'ArrowDown');
    expect(focused()).toBe('c');
  });
  test('In both cases, clicks, Space, Enter and the arrow keys do not select or expand them', () => {
    for (const disabledItemsFocusable of [false, true]) {
      const { log, api } = setup(shop, { disabledItemsFocusable });
      fireEvent.click(screen.getByText('Berries'));
      act(() => api().focusItem(null, 'b'));
      for (const key of [' ', 'Enter', 'ArrowRight', 'ArrowLeft']) {
        fireEvent.keyDown(item('Berries'), { key });
      }
      expect(log.filter((entry) => entry.startsWith('select'))).toEqual([]);
      expect(item('Berries').getAttribute('aria-expanded')).toBe('false');
      cleanup();
    }
  });
  test('There are two exceptions: `*` expands disabled siblings, and with `disabledItemsFocusable`, Ctrl + A selects disabled items in a tree with `multiSelect`', () => {
    const { log } = setup(shop, { disabledItemsFocusable: true, multiSelect: true });
    act(() => item('Apples').focus());
    fireEvent.keyDown(item('Apples'), { key: 'a', keyCode: 65, ctrlKey: true });
    expect(log).toEqual(['select a,b,c']);
    press(item('Apples'), '*');
    expect(item(/^Berries/).getAttribute('aria-expanded')).toBe('true');
    cleanup();
    setup(shop);
    press(item('Apples'), '*');
    expect(item(/^Berries/).getAttribute('aria-expanded')).toBe('true');
  });
  test('With this prop, the arrow keys reach disabled items, but a click still does not focus them', async () => {
    const { user } = setup(shop, { disabledItemsFocusable: true });
    press(item('Apples'), 'ArrowDown');
    expect(focused()).toBe('b');
    press(item('Berries'), ' ');
    press(item('Berries'), 'Enter');
    expect(item('Berries').getAttribute('aria-checked')).toBeNull();
    expect(item('Berries').getAttribute('aria-expanded')).toBe('false');
    await user.click(screen.getByText('Cherries'));
    fireEvent.click(screen.getByText('Berries'));
    expect(focused()).toBe('c');
  });
});

describe('#item-clicks', () => {
  test('It is also called for clicks on disabled items, but not for key presses', () => {
    const { log } = setup(shop);
    fireEvent.click(screen.getByText('Berries'));
    press(item('Cherries'), 'Enter');
    expect(log).toEqual(['click b', 'select c']);
  });
  test('Do not use `onClick` of an item instead: it is also called for clicks on all items below', () => {
    const handleClick = jest.fn();
    const { log } = setup(
      <TreeItem itemId="a" label="Apples" onClick={handleClick}>
        <TreeItem itemId="a1" label="Elstar" />
      </TreeItem>,
      { defaultExpandedItems: ['a'] },
    );
    fireEvent.click(screen.getByText('Elstar'));
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(log).toEqual(['click a1', 'select a1']);
  });
  test('`onItemClick` is called once, for the clicked item', () => {
    const { log } = setup(shop, { defaultExpandedItems: ['a'] });
    fireEvent.click(screen.getByText('Elstar'));
    expect(log.filter((entry) => entry.startsWith('click'))).toEqual(['click a1']);
  });
});

describe('#changes', () => {
  const items = (cherries: object | null = {}) => (
    <>
      <TreeItem itemId="a" label="Apples" />
      <TreeItem itemId="b" label="Berries" />
      {cherries && <TreeItem itemId="c" label="Cherries" {...cherries} />}
      <TreeItem itemId="d" label="Dates" />
    </>
  );
  test('The focused item keeps the focus when it becomes disabled or gets its first child', () => {
    const children = <TreeItem itemId="c1" label="Morello" />;
    const { log, rerender } = setup(items());
    act(() => item('Cherries').focus());
    rerender(items({ children }));
    expect(focused()).toBe('c');
    rerender(items({ children, disabled: true }));
    expect(focused()).toBe('c');
    expect(log).toEqual([]);
  });
  test('If the focused item is removed, the next item receives the focus, or the previous one if there is no next item', () => {
    const { log, rerender } = setup(items());
    act(() => item('Cherries').focus());
    rerender(items(null));
    expect(focused()).toBe('d');
    expect(log).toEqual(['focus d']);
    rerender(
      <>
        <TreeItem itemId="a" label="Apples" />
        <TreeItem itemId="b" label="Berries" />
      </>,
    );
    expect(focused()).toBe('b');
  });
});

describe('#changes', () => {
  test('If the removed item was expanded, the previous item receives the focus', () => {
    const dates = <TreeItem key="d" itemId="d" label="Dates" />;
    const apples = <TreeItem key="a" itemId="a" label="Apples" />;
    const { rerender } = setup(
      [
        apples,
        <TreeItem key="b" itemId="b" label="Berries">
          <TreeItem itemId="b1" label="Currants" />
        </TreeItem>,
        dates,
      ],
      { defaultExpandedItems: ['b'] },
    );
    act(() => item(/^Berries/).focus());
    rerender([apples, dates]);
    expect(focused()).toBe('a');
  });
});

describe('#api-object', () => {
  test('`getItem` returns an object with the id and an empty label, or `undefined` for an item below a collapsed parent', () => {
    const { api } = setup(shop);
    expect(api().getItem('a')).toEqual({ id: 'a', label: '' });
    expect(api().getItem('a1')).toBeUndefined();
  });
  test('Disables an item until its `disabled` prop changes or it gets its first child', () => {
    const apples = (disabled: boolean, child?: React.ReactNode) => (
      <TreeItem itemId="a" label="Apples" disabled={disabled}>
        {child}
      </TreeItem>
    );
    const { api, rerender } = setup(apples(false));
    const isDisabled = () => item('Apples').getAttribute('aria-disabled');
    act(() => api().setIsItemDisabled({ itemId: 'a', shouldBeDisabled: true }));
    rerender(apples(false));
    expect(isDisabled()).toBe('true');
    rerender(apples(true));
    rerender(apples(false));
    expect(isDisabled()).toBeNull();
    act(() => api().setIsItemDisabled({ itemId: 'a', shouldBeDisabled: true }));
    expect(isDisabled()).toBe('true');
    rerender(apples(false, <TreeItem itemId="a1" label="Elstar" />));
    expect(isDisabled()).toBeNull();
  });
  test('`getParentId` returns `null` for these items and for root items', () => {
    const { api } = setup(shop, { defaultExpandedItems: ['b'] });
    expect(api().getParentId('b1')).toBe('b');
    expect(api().getParentId('a1')).toBeNull();
    expect(api().getParentId('a')).toBeNull();
  });
});

describe('#get-item-dom-element', () => {
  test('It returns `null` for items below a collapsed parent', () => {
    const { api } = setup(shop);
    expect(api().getItemDOMElement('a')).toBe(item('Apples'));
    expect(api().getItemDOMElement('a1')).toBeNull();
  });
});

describe('#troubleshooting', () => {
  test('The `items` prop is ignored', () => {
    const spy = jest.spyOn(console, 'warn').mockImplementation(() => {});
    setup(shop, { items: [{ id: 'x', label: 'X' }] } as never);
    expect(screen.queryByText('X')).toBeNull();
    expect(spy.mock.calls.join()).toContain(
      'MUI X: The Simple Tree View component does not support the `items` prop.',
    );
    spy.mockRestore();
  });
  test('A `TreeItem` that is not inside a tree throws an error', () => {
    expect(messageOf(<TreeItem itemId="a" label="Apples" />)).toContain(
      'MUI X: Could not find the Tree View context.',
    );
  });
});

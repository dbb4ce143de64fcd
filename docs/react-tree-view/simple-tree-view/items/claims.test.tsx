import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function setup(children: React.ReactNode, props: Partial<Props> = {}) {
  const log: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const tree = (content: React.ReactNode) => (
    <SimpleTreeView
      apiRef={apiRef}
      onItemClick={(_, id) => log.push(`click ${id}`)}
      onSelectedItemsChange={(_, id) => log.push(`select ${String(id)}`)}
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
  test('Typing a letter moves the focus to an item whose text content starts with it', () => {
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
  test('With this prop, the arrow keys reach disabled items, but a click still does not focus them', async () => {
    const { user } = setup(shop, { disabledItemsFocusable: true });
    press(item('Apples'), 'ArrowDown');
    expect(focused()).toBe('b');
    press(item('Berries'), ' ');
    press(item('Berries'), 'Enter');
    expect(item('Berries').getAttribute('aria-selected')).toBeNull();
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
});

describe('#changes', () => {
  test('If the focused item becomes disabled or gets its first child, focus moves to the selected item, or to the first item if none is selected', () => {
    const items = (cherries: object = {}) => (
      <>
        <TreeItem itemId="a" label="Apples" />
        <TreeItem itemId="b" label="Berries" />
        <TreeItem itemId="c" label="Cherries" {...cherries} />
      </>
    );
    const children = <TreeItem itemId="c1" label="Morello" />;
    const { api, rerender } = setup(items());
    act(() => item('Cherries').focus());
    rerender(items({ children }));
    expect(focused()).toBe('a');
    act(() => item(/Cherries/).focus());
    rerender(items({ children, disabled: true }));
    expect(focused()).toBe('a');
    rerender(items());
    act(() => api().selectItem({ event: {} as React.SyntheticEvent, itemId: 'b' }));
    act(() => item('Cherries').focus());
    rerender(items({ children }));
    expect(focused()).toBe('b');
  });
});

describe('#api-object', () => {
  test('`getItem` returns an object that contains only the id, or `undefined` for an item below a collapsed parent', () => {
    const { api } = setup(shop);
    expect(api().getItem('a')).toEqual({ id: 'a', label: undefined });
    expect(api().getItem('a1')).toBeUndefined();
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

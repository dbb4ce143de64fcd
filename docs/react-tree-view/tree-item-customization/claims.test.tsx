import * as React from 'react';
import { createPortal } from 'react-dom';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import BuildDeviceItem from './demos/BuildDeviceItem';
import ExpandByDoubleClick from './demos/ExpandByDoubleClick';
import OpenDeviceMenu from './demos/OpenDeviceMenu';
import SkipDevicesInService from './demos/SkipDevicesInService';
import StarDeviceByButton from './demos/StarDeviceByButton';

type ItemProps = Partial<TreeItem2Props>;
type TreeProps = Partial<SimpleTreeViewProps<boolean>>;

/** A tree with one item, open, and one below it; the props go to the outer one. */
function setup(item: ItemProps = {}, tree: TreeProps = {}, Item: React.ElementType = TreeItem2) {
  const log: string[] = [];
  const { unmount } = render(
    <SimpleTreeView
      id="t"
      defaultExpandedItems={['a']}
      onItemClick={(_, id) => log.push(`click ${id}`)}
      onSelectedItemsChange={(_, ids) => log.push(`select ${String(ids)}`)}
      {...tree}
    >
      <Item itemId="a" label="Apples" {...item}>
        <Item itemId="b" label="Gala" />
      </Item>
    </SimpleTreeView>,
  );
  return { log, unmount, user: userEvent.setup() };
}

const root = (id = 'a') => document.getElementById(`t-${id}`)!;
const content = (id = 'a') => root(id).firstElementChild as HTMLElement;
const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const isSelected = (name: string | RegExp) => row(name).getAttribute('aria-selected');

describe('#', () => {
  test('it returns `undefined` there on the first render', () => {
    const seen: unknown[] = [];
    const Item = React.forwardRef(function Item(
      props: TreeItem2Props,
      ref: React.Ref<HTMLLIElement>,
    ) {
      const { publicAPI } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
      seen.push(publicAPI.getItem(props.itemId));
      return <TreeItem2 {...props} ref={ref} />;
    });
    setup({}, {}, Item);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toBe(undefined);
  });
});

describe('#anatomy', () => {
  test('The state classes are on the content, not on the root', () => {
    setup({}, { defaultSelectedItems: 'a' as never });
    expect(content().classList.contains('Mui-selected')).toBe(true);
    expect(content().classList.contains('Mui-expanded')).toBe(true);
    expect(root().className).not.toMatch(/Mui-(selected|expanded)/);
  });
  test('The group and everything in it are only in the DOM while the item is expanded', () => {
    setup({}, { expandedItems: [] });
    expect(document.querySelector('.MuiTreeItem-groupTransition')).toBeNull();
    expect(screen.queryByText('Gala')).toBeNull();
  });
  test('The icon container is also rendered for items without an icon', () => {
    setup();
    expect(content('b').querySelector('.MuiTreeItem-iconContainer')!.childElementCount).toBe(0);
  });
});

describe('#tree-item', () => {
  test('`TreeItem` ignores the other slots', () => {
    const label = () => <b>replaced</b>;
    setup({ slots: { label } }, {}, TreeItem);
    expect(screen.queryByText('replaced')).toBeNull();
    expect(screen.getByText('Apples')).toBeTruthy();
  });
  test('`onClick` on a `TreeItem2` also fires for clicks on the items below; on a `TreeItem`, it does not', () => {
    for (const Item of [TreeItem2, TreeItem] as React.ElementType[]) {
      const onClick = jest.fn();
      setup({ onClick }, {}, Item);
      fireEvent.click(screen.getAllByText('Gala').at(-1)!);
      expect(onClick).toHaveBeenCalledTimes(Item === TreeItem2 ? 1 : 0);
    }
  });
});

describe('#icons', () => {
  test('`icon` replaces the expand icon', () => {
    setup({ slots: { icon: () => <i data-testid="own" /> } });
    expect(screen.getByTestId('own')).toBeTruthy();
    expect(content().querySelector('svg')).toBeNull();
  });
  test('The icons of an item override those of the tree', () => {
    const one = () => <i data-testid="item" />;
    const two = () => <i data-testid="tree" />;
    setup({ slots: { collapseIcon: one } }, { slots: { collapseIcon: two } });
    expect(screen.getByTestId('item')).toBeTruthy();
    expect(screen.queryByTestId('tree')).toBeNull();
  });
});

describe('#indentation', () => {
  const width = () =>
    screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation');
  test('The default is 12 pixels', () => {
    setup();
    expect(width()).toBe('12px');
  });
  test('A string such as `2rem` is used as is', () => {
    setup({}, { itemChildrenIndentation: '2rem' });
    expect(width()).toBe('2rem');
  });
});

describe('#indentation-at-item-level', () => {
  test('the CSS variable `--TreeView-itemDepth` on each item contains its depth, starting at 0', () => {
    setup({}, { experimentalFeatures: { indentationAtItemLevel: true } });
    expect(root('a').style.getPropertyValue('--TreeView-itemDepth')).toBe('0');
    expect(root('b').style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
  });
  test('a `style` that you pass to `getRootProps` is lost', () => {
    const HookItem = ({ itemId, label, children }: TreeItem2Props) => {
      const { getRootProps } = useTreeItem2({ itemId, label, children });
      return <li {...getRootProps({ style: { color: 'red' } })}>{label}</li>;
    };
    const features = { indentationAtItemLevel: true };
    const items = [{ id: 'a', label: 'Apples' }];
    render(
      <RichTreeView
        id="t"
        items={items}
        slots={{ item: HookItem }}
        experimentalFeatures={features}
      />,
    );
    expect(root().style.color).toBe('');
    expect(root().style.getPropertyValue('--TreeView-itemDepth')).toBe('0');
  });
});

describe('#context-menu', () => {
  const openOn = (target: Element) => {
    const event = createEvent.contextMenu(target);
    fireEvent(target, event);
    return event;
  };
  test('In the demo, the menu opens for the clicked item and not for its ancestors', () => {
    render(<OpenDeviceMenu />);
    const event = openOn(screen.getByText('CCD camera'));
    expect(event.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Park' }));
    expect(screen.getByText('Park: CCD camera')).toBeTruthy();
  });
  test('The focused element is the root of the item, so a handler on the content does not receive the keys', () => {
    const onContextMenu = jest.fn();
    setup({ slotProps: { content: { onContextMenu } } });
    act(() => root().focus());
    openOn(document.activeElement!);
    expect(onContextMenu).not.toHaveBeenCalled();
    openOn(content());
    expect(onContextMenu).toHaveBeenCalledTimes(1);
  });
  test('A click in a menu that is a child of the label also reaches the item and selects it', () => {
    const label = <>Apples {createPortal(<button>Delete</button>, document.body)}</>;
    const { log } = setup({ label });
    fireEvent.click(screen.getByText('Delete'));
    expect(log).toContain('select a');
  });
});

describe('#buttons', () => {
  test('A click on the button does not select the item, and `onItemClick` is not called', () => {
    const stop = (event: React.MouseEvent) => event.stopPropagation();
    const { log } = setup({ label: <button onClick={stop}>Star</button> });
    fireEvent.click(screen.getByText('Star'));
    expect(log).toEqual([]);
  });
  test('Without `onKeyDown`, Enter and Space apply to the item and the button is not pressed', async () => {
    const onClick = jest.fn();
    const { log, user } = setup({ label: <button onClick={onClick}>Star</button> });
    act(() => screen.getByText('Star').focus());
    await user.keyboard(' ');
    expect(onClick).not.toHaveBeenCalled();
    expect(log).toEqual(['select a']);
  });
  test('With both handlers, the button works with mouse and keyboard', async () => {
    render(<StarDeviceByButton />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Star Finder scope' });
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(isSelected(/^Finder scope/)).toBe('false');
  });
});

describe('#checkbox', () => {
  test('The checkbox of `TreeItem2` has no accessible name', () => {
    setup({}, { checkboxSelection: true });
    expect(screen.getAllByRole('checkbox', { name: '' })).toHaveLength(2);
  });
});

describe('#use-tree-item-2', () => {
  test('In the demo, the checkbox is after the label and is named after it', async () => {
    render(<BuildDeviceItem />);
    const box = screen.getByRole('checkbox', { name: 'Infrared camera' });
    await userEvent.setup().click(box);
    expect(isSelected(/^Infrared/)).toBe('true');
    const parts = [...row(/^Infrared/).firstElementChild!.children];
    expect(parts.at(-1)!.contains(box)).toBe(true);
  });
  test('Without it, Left does not move from a child to its parent in a Simple Tree View', async () => {
    for (const Provider of [TreeItem2Provider, React.Fragment] as React.ElementType[]) {
      const HookItem = ({ itemId, label, children }: TreeItem2Props) => {
        const item = useTreeItem2({ itemId, label, children });
        const props = Provider === TreeItem2Provider ? { itemId } : {};
        return (
          <Provider {...props}>
            <li {...item.getRootProps()}>
              <span>{label}</span>
              <ul>{children}</ul>
            </li>
          </Provider>
        );
      };
      const { unmount } = setup({}, {}, HookItem);
      act(() => root('b').focus());
      await userEvent.setup().keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(root(Provider === TreeItem2Provider ? 'a' : 'b'));
      unmount();
    }
  });
  test('The parts do not set any `MuiTreeItem` classes', () => {
    const { container } = render(<BuildDeviceItem />);
    expect(container.querySelector('[class*="MuiTreeItem-"]')).toBeNull();
  });
  test('`getCheckboxProps` returns `visible: false` in a tree without checkboxes', () => {
    const seen: boolean[] = [];
    const HookItem = ({ itemId, label, children }: TreeItem2Props) => {
      const { getRootProps, getCheckboxProps } = useTreeItem2({ itemId, label, children });
      seen.push(getCheckboxProps().visible);
      return <li {...getRootProps()}>{label}</li>;
    };
    const items = [{ id: 'a', label: 'Apples' }];
    render(<RichTreeView items={items} slots={{ item: HookItem }} />);
    expect(new Set(seen)).toEqual(new Set([false]));
  });
});

describe('#prevent-default', () => {
  test("Your handler runs before the tree's handler", () => {
    const order: string[] = [];
    setup(
      { slotProps: { content: { onClick: () => order.push('own') } } },
      { onSelectedItemsChange: () => order.push('tree') },
    );
    fireEvent.click(content());
    expect(order).toEqual(['own', 'tree']);
  });
  test("but the tree's `onItemClick` is still called", () => {
    const onClick = (event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    };
    const { log } = setup({ slotProps: { content: { onClick: onClick as never } } });
    fireEvent.click(content());
    expect(log).toEqual(['click a']);
    expect(root().getAttribute('aria-expanded')).toBe('true');
  });
  test('`TreeItem` calls its `onClick` after the tree has selected the item, so a click cannot be prevented there', () => {
    const order: string[] = [];
    const onClick = (event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
      order.push('own');
    };
    setup(
      { onClick: onClick as never },
      { onSelectedItemsChange: () => order.push('tree') },
      TreeItem,
    );
    fireEvent.click(content());
    expect(order).toEqual(['tree', 'own']);
    expect(root().getAttribute('aria-selected')).toBe('true');
  });
  test('In the demo, clicks, Space and Enter do not select a device in service', async () => {
    render(<SkipDevicesInService />);
    const user = userEvent.setup();
    await user.click(screen.getByText('CCD camera'));
    act(() => row('CCD camera').focus());
    await user.keyboard(' {Enter}');
    expect(isSelected('CCD camera')).toBe('false');
    await user.click(screen.getByText('Infrared camera'));
    expect(isSelected('Infrared camera')).toBe('true');
  });
});

describe('#use-tree-item-2-utils', () => {
  test('In the demo, a click selects the item, and a double-click expands or collapses it', async () => {
    render(<ExpandByDoubleClick />);
    const user = userEvent.setup();
    const south = row(/^South/);
    await user.click(within(south).getByText('South dome'));
    expect(south.getAttribute('aria-expanded')).toBe('false');
    await user.dblClick(within(south).getByText('South dome'));
    expect(south.getAttribute('aria-expanded')).toBe('true');
  });
  test('`handleExpansion` and `handleSelection` move the focus to the item, and do nothing if it is disabled', () => {
    setup();
    fireEvent.click(content());
    expect(document.activeElement).toBe(root());
    const { log } = setup({ disabled: true }, { id: 'u' });
    const disabled = document.getElementById('u-a')!;
    fireEvent.click(disabled.firstElementChild!);
    expect(document.activeElement).toBe(root());
    expect(log).toEqual(['click a']);
    expect(disabled.getAttribute('aria-expanded')).toBe('true');
  });
  test('without them, `handleExpansion` does not expand', () => {
    for (const isPassed of [true, false]) {
      const Item = (props: TreeItem2Props) => {
        const children = isPassed ? props.children : undefined;
        const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children });
        const slotProps = { label: { onMouseEnter: interactions.handleExpansion } };
        return <TreeItem2 {...props} slotProps={slotProps} />;
      };
      const { unmount } = setup({}, {}, Item);
      fireEvent.mouseEnter(screen.getByText('Apples'));
      expect(root().getAttribute('aria-expanded')).toBe(isPassed ? 'false' : 'true');
      unmount();
    }
  });
});

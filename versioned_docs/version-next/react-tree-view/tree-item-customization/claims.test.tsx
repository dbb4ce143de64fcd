import * as React from 'react';
import { createPortal } from 'react-dom';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import BuildDeviceItem from './demos/BuildDeviceItem';
import ExpandByDoubleClick from './demos/ExpandByDoubleClick';
import OpenDeviceMenu from './demos/OpenDeviceMenu';
import SkipDevicesInService from './demos/SkipDevicesInService';
import StarDeviceByButton from './demos/StarDeviceByButton';

type ItemProps = Partial<TreeItemProps>;
type TreeProps = Partial<SimpleTreeViewProps<boolean>>;

/** A tree with one item, open, and one below it; the props go to the outer one. */
function setup(item: ItemProps = {}, tree: TreeProps = {}, Item: React.ElementType = TreeItem) {
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
const isSelected = (name: string | RegExp) => row(name).getAttribute('aria-checked') === 'true';

describe('#', () => {
  test('it returns no object there on the first render', () => {
    const seen: unknown[] = [];
    const Item = React.forwardRef(function Item(
      props: TreeItemProps,
      ref: React.Ref<HTMLLIElement>,
    ) {
      seen.push(useTreeItemModel(props.itemId));
      return <TreeItem {...props} ref={ref} />;
    });
    setup({}, {}, Item);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0] ?? undefined).toBe(undefined);
  });
});

describe('#anatomy', () => {
  test('The state classes are on the content, not on the root', () => {
    setup({}, { defaultSelectedItems: 'a' as never });
    expect(content().classList.contains('Mui-selected')).toBe(true);
    expect(content().classList.contains('Mui-expanded')).toBe(true);
    expect(root().className).not.toMatch(/Mui-(selected|expanded)/);
  });
  test('The same states are attributes of the content: `data-expanded`, `data-selected`, `data-focused`, `data-disabled`, `data-editing` and `data-editable`', () => {
    setup({}, { defaultSelectedItems: 'a' as never });
    act(() => root().focus());
    expect(Object.keys(content().dataset).sort()).toEqual(['expanded', 'focused', 'selected']);
    setup({ disabled: true }, { id: 'u' });
    const disabled = document.getElementById('u-a')!.firstElementChild as HTMLElement;
    expect(Object.keys(disabled.dataset).sort()).toEqual(['disabled', 'expanded']);
    const items = [{ id: 'a', label: 'Apples' }];
    render(<RichTreeView id="v" items={items} isItemEditable />);
    const editable = document.getElementById('v-a')!.firstElementChild as HTMLElement;
    expect(Object.keys(editable.dataset)).toEqual(['editable']);
    fireEvent.doubleClick(within(editable).getByText('Apples'));
    expect(Object.keys(editable.dataset).sort()).toContain('editing');
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
  test('`disableSelection` excludes an item from selection; it can still be expanded and focused', () => {
    const { log } = setup({ disableSelection: true });
    fireEvent.click(content());
    expect(log).toEqual(['click a']);
    expect(root().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(root());
  });
  test('`onClick` on a `TreeItem` also fires for clicks on the items below', () => {
    const onClick = jest.fn();
    setup({ onClick });
    fireEvent.click(screen.getByText('Gala'));
    expect(onClick).toHaveBeenCalledTimes(1);
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
  test('`--TreeView-itemDepth`, set on each item, is its depth, starting at 0', () => {
    setup();
    expect(root('a').style.getPropertyValue('--TreeView-itemDepth')).toBe('0');
    expect(root('b').style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
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
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(root().getAttribute('aria-expanded')).toBe('false');
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
    expect(isSelected(/^Finder scope/)).toBe(false);
  });
});

describe('#checkbox', () => {
  test('The checkbox is hidden from screen readers and needs no name: the item itself has `aria-checked`', () => {
    setup({}, { checkboxSelection: true });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(2);
    expect(root().getAttribute('aria-checked')).toBe('false');
  });
});

describe('#use-tree-item', () => {
  test('In the demo, the checkbox is after the label and selects the item', async () => {
    render(<BuildDeviceItem />);
    const box = within(row(/^Infrared/)).getByRole('checkbox', { hidden: true });
    await userEvent.setup().click(box);
    expect(row(/^Infrared/).getAttribute('aria-checked')).toBe('true');
    const parts = [...row(/^Infrared/).firstElementChild!.children];
    expect(parts.at(-1)!.contains(box)).toBe(true);
  });
  test('Without it, Left does not move from a child to its parent in a Simple Tree View', async () => {
    for (const Provider of [TreeItemProvider, React.Fragment] as React.ElementType[]) {
      const HookItem = ({ itemId, label, children }: TreeItemProps) => {
        const item = useTreeItem({ itemId, label, children });
        const props = Provider === TreeItemProvider ? item.getContextProviderProps() : {};
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
      expect(document.activeElement).toBe(root(Provider === TreeItemProvider ? 'a' : 'b'));
      unmount();
    }
  });
  test('The parts do not set any `MuiTreeItem` classes', () => {
    const { container } = render(<BuildDeviceItem />);
    expect(container.querySelector('.MuiTreeItem-root, .MuiTreeItem-content')).toBeNull();
    expect(container.querySelector('.MuiTreeItem-label')).toBeNull();
  });
  test('`getCheckboxProps` returns `visible: false` in a tree without checkboxes', () => {
    const seen: boolean[] = [];
    const HookItem = ({ itemId, label, children }: TreeItemProps) => {
      const { getRootProps, getCheckboxProps } = useTreeItem({ itemId, label, children });
      seen.push((getCheckboxProps() as unknown as { visible: boolean }).visible);
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
  test('In the demo, clicks, Space and Enter do not select a device in service', async () => {
    render(<SkipDevicesInService />);
    const user = userEvent.setup();
    await user.click(screen.getByText('CCD camera'));
    act(() => row('CCD camera').focus());
    await user.keyboard(' {Enter}');
    expect(isSelected('CCD camera')).toBe(false);
    await user.click(screen.getByText('Infrared camera'));
    expect(isSelected('Infrared camera')).toBe(true);
  });
});

describe('#use-tree-item-utils', () => {
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
    setup({ disabled: true }, { id: 'u' });
    const disabled = document.getElementById('u-a')!;
    fireEvent.click(disabled.firstElementChild!);
    expect(disabled.getAttribute('aria-checked')).not.toBe('true');
    expect(disabled.getAttribute('aria-expanded')).toBe('true');
    const Item = (props: TreeItemProps) => {
      const { interactions } = useTreeItemUtils({ itemId: props.itemId });
      const slotProps = { label: { onMouseEnter: interactions.handleSelection } };
      return <TreeItem {...props} slotProps={slotProps} />;
    };
    setup({ disabled: true, label: 'Pears' }, { id: 'v' }, Item);
    fireEvent.mouseEnter(screen.getByText('Pears'));
    expect(document.getElementById('v-a')!.getAttribute('aria-checked')).not.toBe('true');
    setup({ label: 'Plums' }, { id: 'w' }, Item);
    fireEvent.mouseEnter(screen.getByText('Plums'));
    expect(document.getElementById('w-a')!.getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(document.getElementById('w-a'));
  });
  test('The hook works without `children`: the tree tracks which items have children', () => {
    const Item = (props: TreeItemProps) => {
      const { interactions } = useTreeItemUtils({ itemId: props.itemId });
      const slotProps = { label: { onMouseEnter: interactions.handleExpansion } };
      return <TreeItem {...props} slotProps={slotProps} />;
    };
    setup({}, {}, Item);
    fireEvent.mouseEnter(screen.getByText('Apples'));
    expect(root().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('#use-tree-item-model', () => {
  const seen: unknown[] = [];
  const ModelItem = (props: TreeItemProps) => {
    seen.push(useTreeItemModel(props.itemId), useTreeItemModel('unknown'));
    return <TreeItem {...props} />;
  };
  const slots = { item: ModelItem };
  beforeEach(() => void seen.splice(0));
  test('`useTreeItemModel` returns the object of `items` that belongs to an id', () => {
    const items = [{ id: 'a', label: 'Apples' }];
    render(<RichTreeView items={items} slots={slots} />);
    expect(seen[0]).toBe(items[0]);
  });
  test('For an unknown id, the result is `undefined`, although its type says `null`', () => {
    const items = [{ id: 'a', label: 'Apples' }];
    render(<RichTreeView items={items} slots={slots} />);
    expect(seen[1]).toBe(undefined);
  });
  test('The component renders again when a new object for the same id is passed in `items`', () => {
    const first = [{ id: 'a', label: 'Apples', count: 1 }];
    const second = [{ id: 'a', label: 'Apples', count: 2 }];
    const { rerender } = render(<RichTreeView items={first} slots={slots} />);
    rerender(<RichTreeView items={second} slots={slots} />);
    expect(seen.at(-2)).toBe(second[0]);
  });
  test('In a Simple Tree View, the result is missing at first, and then has no fields but `id` and an empty `label`', () => {
    setup({}, {}, ModelItem);
    expect(seen[0]).toBe(undefined);
    expect(seen).toContainEqual({ id: 'a', label: '' });
    expect(seen).not.toContainEqual({ id: 'a', label: 'Apples' });
  });
});

import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import BuildBakeryItem from './demos/BuildBakeryItem';
import FadeBakeryShelves from './demos/FadeBakeryShelves';

function setup(
  item: Partial<TreeItemProps> & object = {},
  tree: Partial<SimpleTreeViewProps<boolean>> = {},
  Item: React.ElementType = TreeItem,
) {
  return render(
    <SimpleTreeView id="t" defaultExpandedItems={['a']} {...tree}>
      <Item itemId="a" label="Apples" {...item}>
        <Item itemId="b" label="Gala" />
      </Item>
    </SimpleTreeView>,
  );
}

const root = (id = 'a') => document.getElementById(`t-${id}`)!;
const content = (id = 'a') => root(id).firstElementChild as HTMLElement;
const Mark = () => <i data-testid="mark" />;

describe('#icons', () => {
  test('`endIcon` is only rendered for items without children', () => {
    setup({}, { slots: { endIcon: Mark } });
    expect(screen.getAllByTestId('mark')).toHaveLength(1);
    expect(content('b').contains(screen.getByTestId('mark'))).toBe(true);
  });
  test("The `slots` of an item override the tree's `slots` for that item only", () => {
    setup({ slots: { collapseIcon: Mark } }, { slots: { collapseIcon: () => <b>tree</b> } });
    expect(screen.getByTestId('mark')).toBeTruthy();
    expect(screen.queryByText('tree')).toBeNull();
  });
  test('`slots.icon` of an item replaces all three: it is rendered whether the item is expanded or collapsed', () => {
    setup({ slots: { icon: Mark } });
    fireEvent.click(content());
    expect(content().contains(screen.getByTestId('mark'))).toBe(true);
    fireEvent.click(content());
    expect(content().contains(screen.getByTestId('mark'))).toBe(true);
  });
});

describe('#icons', () => {
  test('Any component can be an icon, including a custom SVG: it only receives the props from `slotProps`', () => {
    const received: object[] = [];
    const Own = (props: object) => {
      received.push(props);
      return null;
    };
    setup({}, { slots: { collapseIcon: Own } });
    expect(received[0]).toEqual({});
    cleanup();
    received.length = 0;
    setup({}, { slots: { collapseIcon: Own }, slotProps: { collapseIcon: { color: 'primary' } } });
    expect(received[0]).toEqual({ color: 'primary' });
  });
});

describe('#remove-arrow', () => {
  test('With `null` for `expandIcon` and `collapseIcon`, the tree renders no arrows, but they still take up space', () => {
    setup({}, { slots: { expandIcon: null, collapseIcon: null } });
    expect(content().querySelector('svg')).toBeNull();
    expect(content().querySelector('.MuiTreeItem-iconContainer')).toBeTruthy();
  });
  test('Clicks and keys still expand and collapse the item', async () => {
    setup({ slots: { iconContainer: () => null } });
    expect(content().querySelector('.MuiTreeItem-iconContainer')).toBeNull();
    fireEvent.click(content());
    expect(root().getAttribute('aria-expanded')).toBe('false');
    act(() => root().focus());
    await userEvent.setup().keyboard('{Enter}');
    expect(root().getAttribute('aria-expanded')).toBe('true');
  });
});

describe('#animation', () => {
  test('The tree ignores `groupTransition`', () => {
    setup({}, { slots: { groupTransition: Mark } as never });
    expect(screen.queryByTestId('mark')).toBeNull();
    expect(screen.getByText('Gala')).toBeTruthy();
  });
  test('In the demo, the children are removed from the DOM when the animation ends', async () => {
    render(<FadeBakeryShelves />);
    await userEvent.setup().click(screen.getByText('Bread'));
    expect(screen.queryByText('Rolls')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Rolls')).toBeNull(), { timeout: 3000 });
  });
  test('With 0, the children disappear immediately', () => {
    setup({ slotProps: { groupTransition: { timeout: 0 } } });
    jest.useFakeTimers();
    fireEvent.click(content());
    act(() => void jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(screen.queryByText('Gala')).toBeNull();
  });
});

describe('#styles', () => {
  const color = (text: string) => getComputedStyle(screen.getByText(text)).color;
  test('a selector such as `& .MuiTreeItem-label` also matches the items below', () => {
    setup({ sx: { '& .MuiTreeItem-label': { color: 'rgb(1, 2, 3)' } } });
    expect([color('Apples'), color('Gala')]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
  });
  test('`& > .MuiTreeItem-content` matches only one item', () => {
    setup({
      sx: { '& > .MuiTreeItem-content .MuiTreeItem-label': { color: 'rgb(1, 2, 3)' } },
    });
    expect(color('Apples')).toBe('rgb(1, 2, 3)');
    expect(color('Gala')).not.toBe('rgb(1, 2, 3)');
  });
  test('Class names in `classes` are added to the default ones', () => {
    setup({ classes: { label: 'mine' } });
    expect(screen.getByText('Apples').className).toMatch(/\bmine\b/);
    expect(screen.getByText('Apples').classList.contains('MuiTreeItem-label')).toBe(true);
  });
  test('The content element has an attribute for each state: `data-expanded`, `data-selected`, `data-focused`, `data-disabled`', () => {
    setup();
    fireEvent.click(content('b'));
    const states = (id: string) => Object.keys(content(id).dataset).sort();
    expect(states('a')).toEqual(['expanded']);
    expect(states('b')).toEqual(['focused', 'selected']);
    cleanup();
    setup({ disabled: true });
    expect(states('a')).toEqual(['disabled', 'expanded']);
  });
  test("The tree's `classes` prop does the same for all its items, with `itemLabel`, `itemContent` and others", () => {
    setup({}, { classes: { itemLabel: 'mine', itemContent: 'also' } });
    expect(document.querySelectorAll('.mine.MuiTreeItem-label')).toHaveLength(2);
    expect(document.querySelectorAll('.also.MuiTreeItem-content')).toHaveLength(2);
  });
  test('`.MuiSimpleTreeView-root` matches each item as well as the tree', () => {
    setup();
    expect(document.querySelectorAll('.MuiSimpleTreeView-root')).toHaveLength(3);
    expect(document.querySelectorAll('.MuiSimpleTreeView-root[role="tree"]')).toHaveLength(1);
  });
});

describe('#connection-lines', () => {
  test('The group is as wide as the tree, because each item is indented by its own padding', () => {
    setup();
    const group = getComputedStyle(screen.getByRole('group'));
    expect([group.marginLeft, group.paddingLeft]).toEqual(['0px', '0px']);
    expect(getComputedStyle(content('b')).paddingLeft).toContain('--TreeView-itemDepth');
  });
  test('Within a group, `--TreeView-itemDepth` is the depth of the parent, starting at 0 for root items', () => {
    setup();
    expect(screen.getByRole('group').parentElement).toBe(root('a'));
    expect(root('a').style.getPropertyValue('--TreeView-itemDepth')).toBe('0');
    expect(root('b').style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
  });
});

describe('#own-item', () => {
  test('`TreeItem` passes unknown props to the `<li>`', () => {
    setup({ 'data-price': '5' } as object);
    expect(root().getAttribute('data-price')).toBe('5');
  });
});

describe('#headless', () => {
  test('Without the provider, child items are treated as items of the level above', () => {
    const apiRef: React.ComponentProps<typeof SimpleTreeView>['apiRef'] = React.createRef();
    const BareItem = (props: UseTreeItemParameters) => {
      const { getRootProps, getLabelProps } = useTreeItem(props);
      return (
        <li {...getRootProps()}>
          <span {...getLabelProps()} />
          <ul>{props.children}</ul>
        </li>
      );
    };
    setup({}, { apiRef }, BareItem);
    expect(apiRef.current!.getParentId!('b')).toBeNull();
    cleanup();
    setup({}, { apiRef });
    expect(apiRef.current!.getParentId!('b')).toBe('a');
  });
  test('In the demo, clicks and keys work as in the default item', async () => {
    render(<BuildBakeryItem />);
    const user = userEvent.setup();
    const sweet = screen.getByRole('treeitem', { name: /^Sweet/ });
    await user.click(screen.getByText('Sweet'));
    expect(sweet.getAttribute('aria-expanded')).toBe('true');
    expect(sweet.getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: /^Croissant/ }));
  });
  test('`getContentProps` also returns `status`, which would become an attribute of a plain HTML element', () => {
    const PlainItem = (props: UseTreeItemParameters) => {
      const { getRootProps, getContentProps } = useTreeItem(props);
      return (
        <li {...getRootProps()}>
          <div {...(getContentProps() as object)}>{props.label}</div>
        </li>
      );
    };
    setup({}, {}, PlainItem);
    expect(screen.getByText('Apples').getAttribute('status')).toBe('[object Object]');
  });
});

import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2, type UseTreeItem2Parameters } from '@mui/x-tree-view/useTreeItem2';
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
  /** The props of the icon of the open parent. */
  function iconProps(Item: React.ElementType) {
    const seen: object[] = [];
    const Recorder = (props: object) => {
      seen.push(props);
      return null;
    };
    const { unmount } = setup(
      {},
      { slots: { collapseIcon: Recorder }, slotProps: { collapseIcon: { color: 'primary' } } },
      Item,
    );
    unmount();
    return seen[0];
  }
  test('Any component can be an icon, including a custom SVG: it receives the props from `slotProps`, but no `className`', () => {
    for (const Item of [TreeItem, TreeItem2]) {
      expect(iconProps(Item)).toMatchObject({ color: 'primary' });
      expect(iconProps(Item)).not.toHaveProperty('className');
    }
  });
  test('`TreeItem2` adds an empty `ownerState`, and `TreeItem` adds an `onClick`', () => {
    expect(iconProps(TreeItem2)).toEqual({ color: 'primary', ownerState: {} });
    expect(iconProps(TreeItem)).toEqual({ color: 'primary', onClick: expect.any(Function) });
  });
  test('With `expansionTrigger="iconContainer"`, an icon of `TreeItem` must forward this `onClick`, or a click on it does not expand', () => {
    const Passing = ({ onClick }: { onClick?: React.MouseEventHandler }) => (
      <i data-testid="mark" onClick={onClick} />
    );
    for (const Icon of [Mark, Passing]) {
      const { unmount } = setup(
        {},
        { expansionTrigger: 'iconContainer', slots: { collapseIcon: Icon, expandIcon: Icon } },
      );
      fireEvent.click(screen.getByTestId('mark'));
      expect(root().getAttribute('aria-expanded')).toBe(String(Icon === Mark));
      unmount();
    }
  });
});

describe('#remove-arrow', () => {
  test('An icon that renders nothing still takes up its space', () => {
    setup({}, { slots: { expandIcon: () => null, collapseIcon: () => null } });
    expect(content().querySelector('svg')).toBeNull();
    expect(content().querySelector('.MuiTreeItem-iconContainer')).toBeTruthy();
  });
  test('Clicks and keys still expand and collapse the item', async () => {
    setup({ slots: { iconContainer: () => null } as never }, {}, TreeItem2);
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
});

describe('#own-item', () => {
  test('`TreeItem2` passes unknown props to the `<li>`', () => {
    setup({ 'data-price': '5' } as object, {}, TreeItem2);
    expect(root().getAttribute('data-price')).toBe('5');
  });
});

describe('#headless', () => {
  test('In the demo, clicks and keys work as in the default item', async () => {
    render(<BuildBakeryItem />);
    const user = userEvent.setup();
    const sweet = screen.getByRole('treeitem', { name: /^Sweet/ });
    await user.click(screen.getByText('Sweet'));
    expect(sweet.getAttribute('aria-expanded')).toBe('true');
    expect(sweet.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: /^Croissant/ }));
  });
  test('`getContentProps` also returns `status`, which would become an attribute of a plain HTML element', () => {
    const PlainItem = (props: UseTreeItem2Parameters) => {
      const { getRootProps, getContentProps } = useTreeItem2(props);
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

import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import BuildCaseItem from './demos/BuildCaseItem';
import ExploreCaseFiles from './demos/ExploreCaseFiles';
import StyleOverdueCases from './demos/StyleOverdueCases';

interface Fruit {
  id: string;
  label: string;
  weight?: number;
  children?: Fruit[];
}

const items: Fruit[] = [
  { id: 'a', label: 'Apples', weight: 5, children: [{ id: 'b', label: 'Gala' }] },
];
const expanded = ['a'];

const tree = (props: Partial<RichTreeViewProps<Fruit, boolean>> = {}) => (
  <RichTreeView id="t" items={items} defaultExpandedItems={expanded} {...props} />
);
const root = (id = 'a') => document.getElementById(`t-${id}`)!;
const content = (id = 'a') => root(id).firstElementChild as HTMLElement;

describe('#icons', () => {
  test("The tree's icons also apply when `slots.item` is a custom component", () => {
    const collapseIcon = () => <i data-testid="mark" />;
    render(tree({ slots: { item: TreeItem2, collapseIcon } }));
    expect(content().contains(screen.getByTestId('mark'))).toBe(true);
  });
  test('`slotProps.expandIcon` is passed to the icon of every collapsed parent', () => {
    render(tree({ slotProps: { expandIcon: { className: 'mine' } as object }, expandedItems: [] }));
    expect(content().querySelector('svg.mine')).toBeTruthy();
  });
});

describe('#animation', () => {
  test('`slotProps.item` can contain the `slots` and `slotProps` of the item', () => {
    const groupTransition = () => <ul data-testid="group" />;
    render(tree({ slotProps: { item: { slots: { groupTransition } } } }));
    expect(screen.getByTestId('group')).toBeTruthy();
  });
  test('With 0, children disappear immediately', () => {
    render(tree({ slotProps: { item: { slotProps: { groupTransition: { timeout: 0 } } } } }));
    jest.useFakeTimers();
    fireEvent.click(content());
    act(() => void jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(screen.queryByText('Gala')).toBeNull();
  });
});

describe('#styles', () => {
  test('A function in `slotProps.item` receives `itemId` and `label`, but no other fields of the item', () => {
    const calls: object[] = [];
    render(
      tree({
        slotProps: {
          item: (owner) => {
            calls.push(owner);
            return {};
          },
        },
      }),
    );
    expect(calls).toContainEqual({ itemId: 'a', label: 'Apples' });
  });
  test('In the demo, the class is on the `<li>` of two items', () => {
    const { container } = render(<StyleOverdueCases />);
    expect([...container.querySelectorAll('li.overdue')].map((li) => li.textContent)).toEqual([
      'Claim letter',
      'Draft contract',
    ]);
  });
});

describe('#own-item', () => {
  test('The component receives `itemId`, `id`, `label` and `children`, but no other fields of the item', () => {
    const seen: string[] = [];
    const Item = React.forwardRef<HTMLLIElement, TreeItem2Props>(function Item(props, ref) {
      seen.push(Object.keys(props).sort().join());
      return <TreeItem2 {...props} ref={ref} />;
    });
    render(tree({ slots: { item: Item } }));
    expect(new Set(seen)).toEqual(new Set(['children,id,itemId,label']));
  });
  test('If the component is created during rendering, all items are remounted, and the focus is lost', () => {
    const newItem = () =>
      React.forwardRef<HTMLLIElement, TreeItem2Props>(function Item(props, ref) {
        return <TreeItem2 {...props} ref={ref} />;
      });
    const { rerender } = render(tree({ slots: { item: newItem() } }));
    act(() => root().focus());
    const before = root();
    rerender(tree({ slots: { item: newItem() } }));
    expect(root()).not.toBe(before);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('#file-explorer', () => {
  test('In the demo, each file has the icon of its type, and folders keep their arrows', () => {
    render(<ExploreCaseFiles />);
    const icons = (name: RegExp) =>
      [...screen.getByRole('treeitem', { name }).firstElementChild!.querySelectorAll('svg')].map(
        (svg) => svg.getAttribute('data-testid'),
      );
    expect(icons(/^Witness/)).toEqual(['MicIcon']);
    expect(icons(/^Lease/)).toEqual(['TreeViewExpandIconIcon', 'FolderIcon']);
  });
});

describe('#headless', () => {
  test('In the demo, the arrow comes last, and a click still expands and selects', async () => {
    render(<BuildCaseItem />);
    const lease = screen.getByRole('treeitem', { name: /Lease/ });
    expect(lease.firstElementChild!.lastElementChild!.querySelector('svg')).toBeTruthy();
    await userEvent.setup().click(screen.getByText('Lease of a mill'));
    expect(lease.getAttribute('aria-expanded')).toBe('true');
    expect(lease.getAttribute('aria-selected')).toBe('true');
  });
});

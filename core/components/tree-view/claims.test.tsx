import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView } from '@site/node_modules/@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@site/node_modules/@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@site/node_modules/@mui/x-tree-view/TreeItem';
import packageOfTrees from '@site/node_modules/@mui/x-tree-view/package.json';
import NestedSections from './demos/NestedSections';

const branch = (name: string) => screen.getByRole('button', { name });
const item = (name: string) => screen.getByText(name).closest('[role="treeitem"]');

function Museum({ checkboxSelection = false }) {
  return (
    <SimpleTreeView checkboxSelection={checkboxSelection}>
      <TreeItem itemId="ships" label="Ships">
        <TreeItem itemId="steamers" label="Steamers" />
      </TreeItem>
      <TreeItem itemId="maps" label="Maps" />
    </SimpleTreeView>
  );
}

describe('#moved', () => {
  test('Install the package of MUI X, which has the MIT license and works with `@mui/material` 5, 6 and 7:', () => {
    const range = packageOfTrees.peerDependencies['@mui/material'];
    expect(packageOfTrees.license).toBe('MIT');
    expect(range.match(/\^\d/g)).toEqual(expect.arrayContaining(['^5', '^6', '^7']));
  });

  test('`SimpleTreeView` has its items as JSX children, and `RichTreeView` renders them from an array', () => {
    const { unmount } = render(<Museum />);
    expect(screen.getAllByRole('treeitem')).toEqual([item('Ships'), item('Maps')]);
    unmount();
    render(
      <RichTreeView
        items={[
          { id: 'ships', label: 'Ships', children: [{ id: 'steamers', label: 'Steamers' }] },
          { id: 'maps', label: 'Maps' },
        ]}
      />,
    );
    expect(screen.getAllByRole('treeitem')).toEqual([item('Ships'), item('Maps')]);
  });
});

describe('#nested-list', () => {
  test('With `unmountOnExit`, the items of a collapsed branch are not in the DOM', async () => {
    render(<NestedSections />);
    expect(screen.queryByText('Steamers')).toBeNull();
    await userEvent.click(branch('Ships'));
    expect(screen.getByText('Steamers')).toBeInTheDocument();
    await userEvent.click(branch('Ships'));
    await waitFor(() => expect(screen.queryByText('Steamers')).toBeNull());
  });

  test('The branches inside lose their state, so they are collapsed again when the parent expands', async () => {
    render(<NestedSections />);
    await userEvent.click(branch('Ships'));
    expect(branch('Ships')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(branch('Ground floor'));
    await waitFor(() => expect(screen.queryByText('Ships')).toBeNull());
    await userEvent.click(branch('Ground floor'));
    expect(branch('Ships')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Steamers')).toBeNull();
  });
});

describe('#compare', () => {
  test('list with buttons', () => {
    render(<NestedSections />);
    expect(screen.getByRole('list', { name: 'Museum' })).toContainElement(branch('Ships'));
    expect(branch('Ships')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('treeitem')).toBeNull();
  });

  test('every branch', async () => {
    render(<NestedSections />);
    for (const name of ['Ground floor', 'Ships', 'Maps']) {
      await userEvent.tab();
      expect(branch(name)).toHaveFocus();
    }
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test("don't move the focus", async () => {
    render(<NestedSections />);
    await userEvent.tab();
    await userEvent.tab();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'm']) {
      await userEvent.keyboard(key.length > 1 ? `{${key}}` : key);
      expect(branch('Ships')).toHaveFocus();
    }
  });

  test('`tree` with nested items', async () => {
    render(<Museum />);
    const tree = screen.getByRole('tree');
    await userEvent.click(screen.getByText('Ships'));
    expect(tree).toContainElement(item('Steamers') as HTMLElement);
    expect(item('Ships')).toContainElement(item('Steamers') as HTMLElement);
  });

  test('one for the whole tree', async () => {
    render(<Museum />);
    await userEvent.click(screen.getByText('Ships'));
    expect(screen.getAllByRole('treeitem')).toHaveLength(3);
    await userEvent.click(document.body);
    await userEvent.tab();
    expect(item('Ships')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tree')).not.toContainElement(document.activeElement as HTMLElement);
  });

  test('move between the items, expand and collapse', async () => {
    render(<Museum />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Maps')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Ships')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Ships')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Steamers')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(item('Ships')).toHaveAttribute('aria-expanded', 'false');
  });

  test('built in', async () => {
    const { unmount } = render(<Museum />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByText('Maps'));
    expect(item('Maps')).toHaveAttribute('aria-selected', 'true');
    unmount();
    render(<Museum checkboxSelection />);
    await userEvent.click(screen.getAllByRole('checkbox')[1]);
    expect(item('Maps')).toHaveAttribute('aria-selected', 'true');
  });
});

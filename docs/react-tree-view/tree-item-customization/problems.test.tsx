import { render, screen } from '@testing-library/react';
import { RichTreeView, type TreeItem2Props } from '@mui/x-tree-view';
import * as treeView from '@mui/x-tree-view';
import { problem } from '@site/tests/problems';

// The hook has another name in version 8.
const hooks = treeView as unknown as Record<string, typeof treeView.useTreeItem2 | undefined>;
const useItem = (hooks.useTreeItem2 ?? hooks.useTreeItem)!;

problem('tree-hook-item-loses-style', { needs: { RichTreeView, useItem } }, () => {
  function HookItem({ itemId, label, children }: TreeItem2Props) {
    const { getRootProps } = useItem({ itemId, label, children });
    return <li {...getRootProps({ style: { color: 'red' } })}>{label}</li>;
  }
  render(
    <RichTreeView
      items={[{ id: 'a', label: 'Apples' }]}
      slots={{ item: HookItem }}
      experimentalFeatures={{ indentationAtItemLevel: true }}
    />,
  );
  const item = screen.getByRole('treeitem');
  expect(item.textContent).toBe('Apples');
  return { observed: item.style.color, faulty: '', correct: 'red' };
});

import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const groupIndentation = {
  [`& .${treeItemClasses.content}`]: { paddingLeft: 1 },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginLeft: '15px',
    borderLeft: '1px dashed',
    borderColor: 'divider',
    paddingLeft: 'var(--TreeView-itemChildrenIndentation)',
  },
};

export default function IndentationOfTheGroup() {
  return (
    <SimpleTreeView
      aria-label="Market stalls"
      defaultExpandedItems={['fruit', 'stone']}
      defaultSelectedItems="apricot"
      sx={{ ...groupIndentation, maxWidth: 320 }}
    >
      <TreeItem itemId="fruit" label="Fruit">
        <TreeItem itemId="stone" label="Stone fruit">
          <TreeItem itemId="apricot" label="Apricots" />
          <TreeItem itemId="plum" label="Plums" />
        </TreeItem>
        <TreeItem itemId="melon" label="Melons" />
      </TreeItem>
      <TreeItem itemId="bread" label="Bread" />
    </SimpleTreeView>
  );
}

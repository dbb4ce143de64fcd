import type { Renames } from '../renames';

const TREES = [
  'TreeView',
  'SimpleTreeView',
  'MultiSelectTreeViewProps',
  'SingleSelectTreeViewProps',
];

/** Names of the tree view. */
export const treeViewRenames: readonly Renames[] = [
  {
    family: 'tree-view',
    in: 'current',
    what: 'export',
    renamed: { TreeView: 'SimpleTreeView', useTreeItem: 'useTreeItemState' },
  },
  {
    family: 'tree-view',
    in: 'current',
    what: 'prop',
    of: TREES,
    renamed: {
      expanded: 'expandedItems',
      defaultExpanded: 'defaultExpandedItems',
      selected: 'selectedItems',
      defaultSelected: 'defaultSelectedItems',
      onNodeToggle: 'onExpandedItemsChange',
      onNodeSelect: 'onSelectedItemsChange',
      onNodeFocus: 'onItemFocus',
    },
    replaced: {
      defaultCollapseIcon: 'slots.collapseIcon',
      defaultExpandIcon: 'slots.expandIcon',
      defaultEndIcon: 'slots.endIcon',
    },
  },
  {
    family: 'tree-view',
    in: 'current',
    what: 'prop',
    of: ['TreeItem'],
    renamed: { nodeId: 'itemId' },
    replaced: {
      icon: 'slots.icon',
      collapseIcon: 'slots.collapseIcon',
      expandIcon: 'slots.expandIcon',
      endIcon: 'slots.endIcon',
      TransitionComponent: 'slots.groupTransition',
      TransitionProps: 'slotProps.groupTransition',
    },
  },
  {
    family: 'tree-view',
    in: 'current',
    what: 'prop',
    of: ['TreeItemContentProps'],
    renamed: { nodeId: 'itemId' },
  },
  {
    family: 'tree-view',
    in: 'current',
    what: 'class',
    of: ['TreeItem'],
    renamed: { group: 'groupTransition' },
  },
  {
    family: 'tree-view',
    in: 'next',
    what: 'export',
    replaced: {
      // The first tree item had the name that the second has now.
      TreeItem2: 'TreeItem',
      TreeItem2Content: 'TreeItemContent',
      TreeItem2Props: 'TreeItemProps',
      TreeItem2SlotProps: 'TreeItemSlotProps',
      TreeItem2Slots: 'TreeItemSlots',
      TreeView: 'SimpleTreeView',
      TreeViewProps: 'SimpleTreeViewProps',
      useTreeItemState: 'useTreeItem',
    },
  },
];

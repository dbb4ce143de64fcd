import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { observatory } from './observatory';

const LinedGroup = styled(TreeItemGroupTransition)(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    // 8 px of padding, half of the icon, and the indentation of the parent
    insetInlineStart:
      'calc(15px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
    borderInlineStart: `1px dashed ${theme.palette.text.disabled}`,
  },
}));

type BuiltItemProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const BuiltItem = React.forwardRef(function BuiltItem(
  { id, itemId, label, disabled, disableSelection, children, ...other }: BuiltItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({
    id,
    itemId,
    label,
    disabled,
    disableSelection,
    children,
    rootRef: ref,
  });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemCheckbox {...item.getCheckboxProps()} />
        </TreeItemContent>
        {children && <LinedGroup {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const slots = { item: BuiltItem };

export default function BuildDeviceItem() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices with the checkbox behind the label"
        items={observatory}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['north', 'reflector', 'south']}
        slots={slots}
      />
    </Box>
  );
}

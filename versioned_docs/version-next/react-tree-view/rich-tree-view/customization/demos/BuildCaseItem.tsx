import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { caseFiles } from './caseFiles';

const InitialItem = React.forwardRef(function InitialItem(
  { id, itemId, label, children }: UseTreeItemParameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, children, rootRef: ref });
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar
            variant="rounded"
            aria-hidden
            sx={{ width: 24, height: 24, fontSize: 14, bgcolor: 'primary.main' }}
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const slots = { item: InitialItem };

export default function BuildCaseItem() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Cases with the arrow at the end"
        items={caseFiles}
        defaultExpandedItems={['harbor', 'evidence']}
        slots={slots}
      />
    </Box>
  );
}

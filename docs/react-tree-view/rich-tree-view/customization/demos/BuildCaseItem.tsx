import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2, type UseTreeItem2Parameters } from '@mui/x-tree-view/useTreeItem2';
import { caseFiles } from './caseFiles';

const InitialItem = React.forwardRef(function InitialItem(
  { id, itemId, label, children }: UseTreeItem2Parameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, children, rootRef: ref });
  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <Avatar
            variant="rounded"
            aria-hidden
            sx={{ width: 24, height: 24, fontSize: 14, bgcolor: 'primary.main' }}
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
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

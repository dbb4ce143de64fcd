import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { mailbox, unread } from './mailbox';

const FolderItem = React.forwardRef(function FolderItem(
  { label, ...props }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const count = unread[props.itemId];
  return (
    <TreeItem2
      {...props}
      ref={ref}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          {label}
          {count && (
            <Chip label={count} size="small" color="primary" aria-label={`${count} unread`} />
          )}
        </Stack>
      }
    />
  );
});

export default function MailboxWithCounts() {
  return (
    <Box sx={{ minHeight: 250, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Mailbox"
        items={mailbox}
        defaultExpandedItems={['inbox']}
        slots={{ item: FolderItem }}
      />
    </Box>
  );
}

import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { mailbox, unread } from './mailbox';
import './MailboxWithCounts.css';

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
        <span className="folder">
          {label}
          {count && (
            <span role="img" className="folder-unread" aria-label={`${count} unread`}>
              {count}
            </span>
          )}
        </span>
      }
    />
  );
});

export default function MailboxWithCounts() {
  return (
    <div className="mailbox">
      <RichTreeView
        aria-label="Mailbox"
        items={mailbox}
        defaultExpandedItems={['inbox']}
        slots={{ item: FolderItem }}
      />
    </div>
  );
}

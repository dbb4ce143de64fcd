import * as React from 'react';
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
        <span className="flex items-center justify-between">
          {label}
          {count && (
            <span
              role="img"
              className="rounded-full bg-blue-700 px-2 text-xs leading-6 text-white"
              aria-label={`${count} unread`}
            >
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
    <div className="min-h-[250px] w-full max-w-[360px]">
      <RichTreeView
        aria-label="Mailbox"
        items={mailbox}
        defaultExpandedItems={['inbox']}
        slots={{ item: FolderItem }}
      />
    </div>
  );
}

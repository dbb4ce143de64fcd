import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const mailbox: TreeViewBaseItem[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'suppliers', label: 'Suppliers' },
      { id: 'bookings', label: 'Bookings' },
      { id: 'press', label: 'Press' },
    ],
  },
  { id: 'drafts', label: 'Drafts' },
  { id: 'sent', label: 'Sent' },
];

/** Unread messages of a folder, by the folder's id. */
export const unread: Record<string, number | undefined> = { suppliers: 4, press: 12, drafts: 1 };

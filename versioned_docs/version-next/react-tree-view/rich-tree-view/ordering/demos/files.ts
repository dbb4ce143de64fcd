export interface FileEntry {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'text';
  children?: FileEntry[];
}

export const files: FileEntry[] = [
  {
    id: 'reports',
    label: 'Reports',
    kind: 'folder',
    children: [
      { id: 'week-1', label: 'week-1.txt', kind: 'text' },
      { id: 'week-2', label: 'week-2.txt', kind: 'text' },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    kind: 'folder',
    children: [{ id: 'glacier', label: 'glacier.png', kind: 'image' }],
  },
  { id: 'empty', label: 'Archive', kind: 'folder' },
  { id: 'notes', label: 'notes.txt', kind: 'text' },
];

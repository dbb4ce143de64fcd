import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItem,
  useTreeItemModel,
  useRichTreeViewProApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { files, type FileEntry } from './files';
import { moveItem } from './moveItem';

const icons = {
  folder: { expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: FolderIcon },
  image: { endIcon: ImageIcon },
  text: { endIcon: ArticleIcon },
};

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { kind } = useTreeItemModel<FileEntry>(props.itemId)!;
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={icons[kind]}
      slotProps={{ labelInput: { 'aria-label': 'File name' } }}
    />
  );
});

const slots = { item: FileItem };

export default function ArrangeFiles() {
  const apiRef = useRichTreeViewProApiRef<FileEntry>();
  const [items, setItems] = React.useState(files);
  const [expanded, setExpanded] = React.useState(['reports']);
  const kindOf = (itemId: string): FileEntry['kind'] => apiRef.current!.getItem(itemId).kind;

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Files"
        apiRef={apiRef}
        items={items}
        slots={slots}
        itemsReordering
        isItemEditable
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
          parentId === null || kindOf(parentId) === 'folder'
        }
        onItemPositionChange={({ itemId, newPosition }) => {
          const { parentId } = newPosition;
          setItems((old) => moveItem(old, itemId, newPosition));
          setExpanded((old) => (parentId ? [...new Set([...old, parentId])] : old));
        }}
        onItemLabelChange={(itemId, label) => setItems((old) => rename(old, itemId, label))}
      />
    </Box>
  );
}

function rename(entries: FileEntry[], itemId: string, label: string): FileEntry[] {
  return entries.map((entry) => ({
    ...entry,
    label: entry.id === itemId ? label : entry.label,
    children: entry.children && rename(entry.children, itemId, label),
  }));
}

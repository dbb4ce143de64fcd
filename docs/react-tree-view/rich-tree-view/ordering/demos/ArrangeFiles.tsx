import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItem2,
  useTreeItem2Utils,
  useTreeViewApiRef,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';
import { files, type FileEntry } from './files';
import { moveItem } from './moveItem';

const icons = {
  folder: { expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: FolderIcon },
  image: { endIcon: ImageIcon },
  text: { endIcon: ArticleIcon },
};

const FileItem = React.forwardRef(function FileItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const { kind }: FileEntry = publicAPI.getItem(itemId);
  return (
    <TreeItem2
      {...props}
      ref={ref}
      slots={icons[kind]}
      slotProps={{ labelInput: { 'aria-label': 'File name' } }}
    />
  );
});

const features = { indentationAtItemLevel: true, itemsReordering: true, labelEditing: true };
const slots = { item: FileItem };

export default function ArrangeFiles() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(files);
  const [expanded, setExpanded] = React.useState(['reports']);
  const kindOf = (itemId: string): FileEntry['kind'] => apiRef.current!.getItem(itemId).kind;

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Files"
        apiRef={apiRef}
        items={items}
        experimentalFeatures={features}
        slots={slots}
        itemsReordering
        isItemEditable
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
          parentId === null || kindOf(parentId) === 'folder'
        }
        onItemPositionChange={({ itemId, newPosition }) => {
          setItems((old) => moveItem(old, itemId, newPosition));
          const { parentId } = newPosition;
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

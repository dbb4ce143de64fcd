import * as React from 'react';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import MicIcon from '@mui/icons-material/Mic';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { caseFiles, type CaseFile } from './caseFiles';

const icons = { folder: FolderIcon, text: DescriptionIcon, photo: ImageIcon, audio: MicIcon };

const ExplorerRoot = styled(TreeItem)(({ theme }) => ({
  color: theme.palette.text.secondary,
  [`& .${treeItemClasses.content}`]: {
    marginBlock: 2,
    '&[data-selected], &[data-selected]:hover': {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
  },
}));

function FileLabel({ type, children, ...other }: { type: CaseFile['type']; children: string }) {
  const Icon = icons[type];
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" />
      {children}
    </TreeItemLabel>
  );
}

const parts = { label: FileLabel };

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const file = useTreeItemModel<CaseFile>(props.itemId);
  const label: object = { type: file?.type };
  return <ExplorerRoot {...props} ref={ref} slots={parts} slotProps={{ label }} />;
});

const slots = { item: FileItem };

export default function ExploreCaseFiles() {
  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Case files"
        items={caseFiles}
        defaultExpandedItems={['harbor', 'evidence']}
        defaultSelectedItems="quay"
        slots={slots}
      />
    </Box>
  );
}

import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { greenhouse } from './greenhouse';

type LabelProps = { children: string; onDoubleClick: () => void; start: () => void };

function LabelWithIcon({ children, onDoubleClick, start, ...other }: LabelProps) {
  const handleClick = (event: React.MouseEvent) => {
    event.stopPropagation();
    start();
  };
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      <IconButton
        aria-label={`Rename ${children}`}
        size="small"
        tabIndex={-1}
        onClick={handleClick}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </TreeItemLabel>
  );
}

type InputProps = { value: string; save: (label: string) => void; cancel: () => void };

function InputWithIcons({ save, cancel, ...other }: InputProps) {
  // Without this, pressing a button would take the focus from the input, which saves.
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();
  const stop = (event: React.MouseEvent) => event.stopPropagation();
  return (
    <Box sx={{ display: 'flex', width: '100%' }} onMouseDown={stop} onClick={stop}>
      <TreeItemLabelInput {...other} aria-label="Name" />
      <Box sx={{ display: 'flex' }} onMouseDown={keepFocus}>
        <IconButton aria-label="Save" size="small" tabIndex={-1} onClick={() => save(other.value)}>
          <CheckIcon fontSize="inherit" />
        </IconButton>
        <IconButton aria-label="Discard" size="small" tabIndex={-1} onClick={cancel}>
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </Box>
    </Box>
  );
}

const parts: object = { label: LabelWithIcon, labelInput: InputWithIcons };

const IconItem = React.forwardRef(function IconItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });
  const event = {} as React.SyntheticEvent;
  const slotProps: object = {
    label: { start: interactions.toggleItemEditing },
    labelInput: {
      save: (label: string) => label && interactions.handleSaveItemLabel(event, label),
      cancel: () => interactions.handleCancelItemLabelEditing(event),
    },
  };
  return <TreeItem {...props} ref={ref} slots={parts} slotProps={slotProps} />;
});

const slots = { item: IconItem };

export default function EditByIcons() {
  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse edited by icons"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        isItemEditable
        slots={slots}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { greenhouse } from './greenhouse';

function findError(label: string): string | null {
  if (label.trim().length < 3) {
    return 'At least 3 characters';
  }
  return label.includes('/') ? 'No slash' : null;
}

function CheckedInput({ onKeyDown, onBlur, ...other }: Required<TreeItemLabelInputProps>) {
  const error = findError(other.value);
  const errorId = React.useId();
  return (
    <Box sx={{ width: '100%' }}>
      <TreeItemLabelInput
        {...other}
        aria-label="Name"
        aria-invalid={error !== null}
        aria-describedby={errorId}
        onKeyDown={(event) => (error && event.key === 'Enter' ? undefined : onKeyDown(event))}
        onBlur={(event) => (error ? undefined : onBlur(event))}
      />
      <Typography id={errorId} role="status" variant="caption" color="error">
        {error}
      </Typography>
    </Box>
  );
}

const slotProps = { item: { slots: { labelInput: CheckedInput } } };

export default function ValidateLabels() {
  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse with checked names"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        isItemEditable
        slotProps={slotProps}
      />
    </Box>
  );
}

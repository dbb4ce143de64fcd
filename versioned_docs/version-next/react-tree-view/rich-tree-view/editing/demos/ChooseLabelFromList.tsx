import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { greenhouse, type Bed } from './greenhouse';

const crops = ['Basil', 'Cucumbers', 'Mint', 'Peppers', 'Seed trays', 'Tomatoes'];

type CropSelectProps = React.ComponentProps<'select'> & { type: string; ownerState: object };

function CropSelect({ type, ownerState, ...other }: CropSelectProps) {
  return (
    <select {...other} aria-label="Crop" style={{ width: '100%', font: 'inherit' }}>
      {crops.map((crop) => (
        <option key={crop}>{crop}</option>
      ))}
    </select>
  );
}

const slotProps = { item: { slots: { labelInput: CropSelect } } };
const isBed = (item: Bed) => !item.children;

export default function ChooseLabelFromList() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Crops in the greenhouse"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        isItemEditable={isBed}
        slotProps={slotProps}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { building } from './building';

/** A checkbox with a name for screen readers; the default one has none. */
const NamedCheckbox = React.forwardRef(function NamedCheckbox(
  { visible, 'aria-label': name, ...props }: CheckboxProps & { visible: boolean },
  ref: React.Ref<HTMLButtonElement>,
) {
  return (
    visible && <Checkbox {...props} ref={ref} inputProps={{ 'aria-label': name }} sx={{ p: 0 }} />
  );
});

const itemProps = ({ label }: { label: string }) => ({
  slots: { checkbox: NamedCheckbox },
  slotProps: { checkbox: { 'aria-label': label } },
});

export default function ChooseSensors() {
  const [chosen, setChosen] = React.useState(['north-air', 'roof-wind']);

  return (
    <Box sx={{ minHeight: 330, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Sensors"
        items={building}
        multiSelect
        checkboxSelection
        selectedItems={chosen}
        onSelectedItemsChange={(_, itemIds) => setChosen(itemIds)}
        defaultExpandedItems={['north', 'roof']}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: itemProps }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {chosen.length} chosen
      </Typography>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cargo } from './cargo';

export default function SwitchPropagation() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(false);
  const propagation = React.useMemo(() => ({ descendants, parents }), [descendants, parents]);

  return (
    <Box sx={{ minHeight: 410, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={descendants} onChange={(_, on) => setDescendants(on)} />}
        label="descendants"
      />
      <FormControlLabel
        control={<Switch checked={parents} onChange={(_, on) => setParents(on)} />}
        label="parents"
      />
      <RichTreeView
        aria-label="Cargo to inspect"
        items={cargo}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['hold-1', 'cold', 'hold-2']}
      />
    </Box>
  );
}

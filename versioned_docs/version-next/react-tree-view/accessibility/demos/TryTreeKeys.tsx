import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { library } from './library';

function KeyLog({ multiSelect }: { multiSelect: boolean }) {
  const [pressed, setPressed] = React.useState('–');
  const [focused, setFocused] = React.useState('–');
  const [selected, setSelected] = React.useState<string[] | string | null>(null);

  return (
    <>
      <RichTreeView
        aria-label="Sections"
        items={library}
        defaultExpandedItems={['science']}
        multiSelect={multiSelect}
        onKeyDown={({ ctrlKey, shiftKey, key }) => {
          const name = key === ' ' ? 'Space' : key;
          setPressed(`${ctrlKey ? 'Ctrl + ' : ''}${shiftKey ? 'Shift + ' : ''}${name}`);
        }}
        onItemFocus={(event, itemId) => setFocused(itemId)}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Key: {pressed}
        <br />
        Focus: {focused}
        <br />
        Selection: {[selected].flat().join(', ') || '–'}
      </Typography>
    </>
  );
}

export default function TryTreeKeys() {
  const [multiSelect, setMultiSelect] = React.useState(false);

  return (
    <Box sx={{ minHeight: 350, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="multiSelect"
        control={
          <Switch checked={multiSelect} onChange={(_, checked) => setMultiSelect(checked)} />
        }
      />
      <KeyLog key={String(multiSelect)} multiSelect={multiSelect} />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { greenhouse } from './greenhouse';
import { saveName } from './nameServer';

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

const firstNames: Record<string, string> = { north: 'North house', south: 'South house' };
greenhouse.forEach(({ children }) => children!.forEach((bed) => (firstNames[bed.id] = bed.label)));

export default function SaveLabelToServer() {
  const [names, setNames] = React.useState(firstNames);
  const [status, setStatus] = React.useState('Everything is saved');
  const saved = React.useRef(firstNames);
  const latest = React.useRef<Record<string, number>>({});

  const getLabel = React.useCallback(({ id }: { id: string }) => names[id] ?? '', [names]);

  const handleChange = async (itemId: string, name: string) => {
    if (name === names[itemId]) {
      return;
    }
    const request = (latest.current[itemId] ?? 0) + 1;
    latest.current[itemId] = request;
    setNames((old) => ({ ...old, [itemId]: name }));
    setStatus(`Saving “${name}” …`);
    const error = await saveName(itemId, name).then(
      () => null,
      (reason: Error) => reason,
    );
    if (!error) {
      saved.current = { ...saved.current, [itemId]: name };
    }
    if (latest.current[itemId] === request) {
      setNames((old) => ({ ...old, [itemId]: saved.current[itemId]! }));
      setStatus(error ? error.message : `Saved “${name}”`);
    }
  };

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse on the server"
        items={greenhouse}
        getItemLabel={getLabel}
        defaultExpandedItems={['north', 'south']}
        isItemEditable
        onItemLabelChange={handleChange}
        slotProps={slotProps}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}

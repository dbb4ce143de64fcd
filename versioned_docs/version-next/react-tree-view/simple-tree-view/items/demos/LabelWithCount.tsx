import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface GuestItemProps {
  itemId: string;
  name: string;
  count: number;
  children?: React.ReactNode;
}

function GuestItem({ itemId, name, count, children }: GuestItemProps) {
  const label = (
    <Stack component="span" direction="row" sx={{ justifyContent: 'space-between' }}>
      {name}
      <Chip component="span" label={count} size="small" />
    </Stack>
  );
  return (
    <TreeItem itemId={itemId} label={label}>
      {children}
    </TreeItem>
  );
}

export default function LabelWithCount() {
  return (
    <Box sx={{ minHeight: 180, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Guests" defaultExpandedItems={['camping']}>
        <GuestItem itemId="camping" name="Camping" count={310}>
          <GuestItem itemId="tents" name="Tents" count={240} />
          <GuestItem itemId="vans" name="Vans" count={70} />
        </GuestItem>
        <GuestItem itemId="hotel" name="Hotel" count={52} />
      </SimpleTreeView>
    </Box>
  );
}

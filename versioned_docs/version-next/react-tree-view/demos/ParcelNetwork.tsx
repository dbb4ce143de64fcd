import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { parcelServer } from './parcelServer';

const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function ParcelNetwork() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Parcel network"
        items={[]}
        dataSource={parcelServer}
        slotProps={slotProps}
      />
    </Box>
  );
}

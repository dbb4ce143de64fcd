import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { library } from './library';

export default function NameTreeByHeading() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <Typography id="library-heading" variant="h6" component="h3">
        Reading room
      </Typography>
      <RichTreeView
        aria-labelledby="library-heading"
        items={library}
        defaultExpandedItems={['history']}
      />
    </Box>
  );
}

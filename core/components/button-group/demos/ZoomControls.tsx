import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ZoomControls() {
  const [zoom, setZoom] = React.useState(100);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Zoom of the floor plan">
        <Button onClick={() => setZoom(Math.max(25, zoom - 25))}>Zoom out</Button>
        <Button onClick={() => setZoom(100)}>100%</Button>
        <Button onClick={() => setZoom(Math.min(400, zoom + 25))}>Zoom in</Button>
      </ButtonGroup>
      <Typography role="status">Floor plan at {zoom}%</Typography>
    </Stack>
  );
}

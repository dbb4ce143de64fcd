import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalView() {
  const [view, setView] = React.useState<string | null>('list');
  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      size="small"
      color="secondary"
      aria-label="View"
      value={view}
      onChange={(_, next: string | null) => setView(next)}
    >
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
    </ToggleButtonGroup>
  );
}

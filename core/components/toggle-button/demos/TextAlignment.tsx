import * as React from 'react';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function TextAlignment() {
  const [alignment, setAlignment] = React.useState('left');
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Alignment"
      value={alignment}
      onChange={(_, next: string | null) => next !== null && setAlignment(next)}
    >
      <ToggleButton value="left" aria-label="Left">
        <FormatAlignLeft />
      </ToggleButton>
      <ToggleButton value="center" aria-label="Center">
        <FormatAlignCenter />
      </ToggleButton>
      <ToggleButton value="right" aria-label="Right">
        <FormatAlignRight />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

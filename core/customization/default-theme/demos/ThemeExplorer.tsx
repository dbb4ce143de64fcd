import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';

const THEMES = {
  Light: createTheme(),
  Dark: createTheme({ palette: { mode: 'dark' } }),
  'CSS variables': createTheme({ cssVariables: true }),
};

interface EntryProps {
  readonly name: string;
  readonly value: unknown;
}

function Entry({ name, value }: EntryProps) {
  const [isOpen, setOpen] = React.useState(name === 'palette');
  if (typeof value !== 'object' || value === null) {
    return (
      <Box component="li" sx={{ marginInlineStart: 2, overflowWrap: 'anywhere' }}>
        {name}: {/^(#|rgb)/.test(String(value)) && <Swatch color={String(value)} />}
        {typeof value === 'function' ? 'function' : JSON.stringify(value)}
      </Box>
    );
  }
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          {name} ({Object.keys(value).length})
        </Box>
        {isOpen && <Entries value={value} />}
      </details>
    </li>
  );
}

function Entries({ value }: { readonly value: object }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, paddingInlineStart: 2 }}>
      {Object.entries(value).map(([name, child]) => (
        <Entry key={name} name={name} value={child} />
      ))}
    </Box>
  );
}

function Swatch({ color }: { readonly color: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        width: 14,
        height: 14,
        marginInlineEnd: 0.5,
        verticalAlign: '-2px',
        border: '1px solid',
        borderColor: 'text.secondary',
      }}
      style={{ backgroundColor: color }}
    />
  );
}

export default function ThemeExplorer() {
  const [selected, setSelected] = React.useState<keyof typeof THEMES>('Light');
  return (
    <Stack spacing={2} sx={{ width: 1, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={selected}
        onChange={(_, next: keyof typeof THEMES | null) => next && setSelected(next)}
      >
        {Object.keys(THEMES).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Contents of the theme"
        tabIndex={0}
        dir="ltr"
        sx={{
          boxSizing: 'border-box',
          width: 1,
          height: 360,
          p: 1,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          color: 'text.primary',
          fontFamily: 'monospace',
          fontSize: 14,
        }}
      >
        <Entries value={THEMES[selected]} />
      </Box>
    </Stack>
  );
}

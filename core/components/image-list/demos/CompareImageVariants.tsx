import * as React from 'react';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const VARIANTS = ['standard', 'woven', 'masonry'] as const;
type Variant = (typeof VARIANTS)[number];

export default function CompareImageVariants() {
  const [variant, setVariant] = React.useState<Variant>('standard');
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480, minHeight: 390 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_, value: Variant | null) => setVariant(value ?? variant)}
      >
        {VARIANTS.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ImageList variant={variant} cols={3} gap={8} role="list" aria-label="Numbered pictures">
        {HEIGHTS.map((height, index) => (
          <ImageListItem key={height}>
            <img
              src={draw(height, index + 1)}
              alt={`Picture ${index + 1}`}
              width={200}
              height={height}
            />
          </ImageListItem>
        ))}
      </ImageList>
    </Stack>
  );
}

const HEIGHTS = [180, 120, 220, 140, 200, 100];

/** Draws a number; use the addresses of photos instead. */
function draw(height: number, label: number) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}" viewBox="0 0 200 ${height}"><rect width="200" height="${height}" fill="hsl(${label * 55} 45% 40%)"/><text x="100" y="${height / 2}" fill="#fff" font-family="sans-serif" font-size="48" text-anchor="middle" dominant-baseline="central">${label}</text></svg>`,
  )}`;
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Typography from '@mui/material/Typography';

export default function PhotoSelection() {
  const [selected, setSelected] = React.useState<string[]>(['Buoy']);
  const toggle = (name: string) =>
    setSelected((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">Selected photos: {selected.length}</Typography>
      <ImageList cols={3} rowHeight={110} gap={8} role="list" aria-label="Photos to print">
        {PHOTOS.map(({ name, color }) => (
          <ImageListItem key={name}>
            <ButtonBase
              focusRipple
              aria-pressed={selected.includes(name)}
              onClick={() => toggle(name)}
              sx={{
                height: '100%',
                border: 4,
                borderColor: selected.includes(name) ? 'primary.main' : 'transparent',
                '&.Mui-focusVisible': {
                  outline: '3px solid',
                  outlineColor: 'text.primary',
                  // The list cuts off outlines outside of its items.
                  outlineOffset: '-3px',
                },
              }}
            >
              <Box
                component="img"
                src={draw(color)}
                alt={name}
                sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
    </Box>
  );
}

const PHOTOS = [
  { name: 'Buoy', color: '#d32f2f' },
  { name: 'Sail', color: '#fafafa' },
  { name: 'Rock', color: '#616161' },
];

/** Draws a triangle in the sea; use the addresses of photos instead. */
function draw(color: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><rect width="200" height="200" fill="#b3e5fc"/><path d="M100 40l45 110H55z" fill="${color}"/><rect y="140" width="200" height="60" fill="#00838f"/></svg>`,
  )}`;
}

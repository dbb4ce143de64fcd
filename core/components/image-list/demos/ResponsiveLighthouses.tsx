import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' };

export default function ResponsiveLighthouses() {
  return (
    <ImageList
      gap={12}
      role="list"
      aria-label="Light signals"
      style={COLUMNS}
      sx={{ m: 0, width: '100%' }}
    >
      {SIGNALS.map(({ name, seconds, light }) => (
        <ImageListItem key={name}>
          <img src={draw(light)} alt="" width={160} height={100} />
          <ImageListItemBar position="below" title={name} subtitle={`Every ${seconds} seconds`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

const SIGNALS = [
  { name: 'Falshöft', seconds: 8, light: '#fff176' },
  { name: 'Bülk', seconds: 3, light: '#ffffff' },
  { name: 'Kiel', seconds: 6, light: '#ff8a80' },
  { name: 'Buk', seconds: 4, light: '#b9f6ca' },
  { name: 'Timmendorf', seconds: 10, light: '#80d8ff' },
];

/** Draws a light at night; use the addresses of photos instead. */
function draw(light: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100" viewBox="0 0 160 100"><rect width="160" height="100" fill="#1a237e"/><path d="M80 40l80-30v60z" fill="${light}" opacity="0.4"/><circle cx="80" cy="40" r="10" fill="${light}"/><path d="M72 50h16l6 50h-28z" fill="#eceff1"/></svg>`,
  )}`;
}

import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default function LighthousePictures() {
  return (
    <ImageList cols={3} gap={8} role="list" aria-label="Lighthouses" sx={{ m: 0, width: '100%' }}>
      {LIGHTHOUSES.map(({ name, color }) => (
        <ImageListItem key={name}>
          <img src={draw(color)} alt={`Lighthouse ${name}`} width={240} height={180} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

const LIGHTHOUSES = [
  { name: 'Westerhever', color: '#c62828' },
  { name: 'Pilsum', color: '#f9a825' },
  { name: 'Roter Sand', color: '#ad1457' },
  { name: 'Amrum', color: '#4527a0' },
  { name: 'Hörnum', color: '#ef6c00' },
  { name: 'Darßer Ort', color: '#4e342e' },
];

/** Draws a lighthouse; use the addresses of photos instead. */
function draw(color: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180"><rect width="240" height="180" fill="#90caf9"/><rect y="140" width="240" height="40" fill="#1565c0"/><path d="M105 50h30l12 100h-54z" fill="${color}"/><path d="M105 30h30v20h-30z" fill="#fff59d"/></svg>`,
  )}`;
}

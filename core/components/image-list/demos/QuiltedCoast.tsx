import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const COAST = [
  { name: 'Dunes', cols: 2, rows: 2, color: '#ffcc80' },
  { name: 'Shell', cols: 1, rows: 1, color: '#f8bbd0' },
  { name: 'Crab', cols: 1, rows: 1, color: '#ff8a65' },
  { name: 'Pier', cols: 2, rows: 1, color: '#a1887f' },
  { name: 'Gull', cols: 1, rows: 1, color: '#b0bec5' },
  { name: 'Horizon', cols: 3, rows: 1, color: '#4fc3f7' },
];

export default function QuiltedCoast() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={90}
      gap={8}
      role="list"
      aria-label="A day at the coast"
      sx={{ m: 0, width: '100%' }}
    >
      {COAST.map(({ name, cols, rows, color }) => (
        <ImageListItem key={name} cols={cols} rows={rows}>
          <img src={draw(color)} alt={name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

/** Draws waves; use the addresses of photos instead. */
function draw(color: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><rect width="200" height="200" fill="${color}"/><path d="M0 120q50-50 100 0t100 0v80H0z" fill="#0288d1"/><path d="M0 150q50-50 100 0t100 0v50H0z" fill="#01579b"/></svg>`,
  )}`;
}

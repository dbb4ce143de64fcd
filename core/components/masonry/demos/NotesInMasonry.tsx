import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Paper from '@mui/material/Paper';

const NOTES = [
  'Order 20 bags of flour',
  'Ask the bakery next door whether they can lend us the big mixer on Friday',
  'New aprons',
  'The oven needs 15 minutes more on cold days',
  'Call the electrician about the light above the counter',
  'Closed on June 9',
];

export default function NotesInMasonry() {
  return (
    <ImageList
      variant="masonry"
      gap={12}
      aria-label="Notes"
      sx={{ width: '100%', m: 0, p: 0.5 }}
      style={{ columnCount: 'auto', columnWidth: 150 }}
    >
      {NOTES.map((note) => (
        <ImageListItem key={note}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {note}
          </Paper>
        </ImageListItem>
      ))}
    </ImageList>
  );
}

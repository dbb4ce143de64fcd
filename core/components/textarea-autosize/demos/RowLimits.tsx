import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const STOPS = ['08:10 Depot', '08:40 Bakery', '09:05 School', '09:30 Clinic', '10:15 Depot'];

export default function RowLimits() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <label htmlFor="stops">Stops, one per line</label>
      <TextareaAutosize
        id="stops"
        minRows={2}
        maxRows={4}
        defaultValue={STOPS.join('\n')}
        style={{ display: 'block', boxSizing: 'border-box', width: '100%', font: 'inherit' }}
      />
    </Box>
  );
}

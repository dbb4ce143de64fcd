import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function JournalEntry() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <label htmlFor="journal">What happened today?</label>
      <TextareaAutosize
        id="journal"
        minRows={2}
        placeholder="Write as much as you like: the input grows with your text."
        style={{ display: 'block', boxSizing: 'border-box', width: '100%', font: 'inherit' }}
      />
    </Box>
  );
}

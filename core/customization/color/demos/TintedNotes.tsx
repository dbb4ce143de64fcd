import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { blueGrey, pink, teal } from '@mui/material/colors';

const NOTES = [
  { text: 'Rehearsal moved to hall 2', scale: teal },
  { text: 'Second violin is ill', scale: pink },
  { text: 'Return the scores by Friday', scale: blueGrey },
];

export default function TintedNotes() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 340 }}>
      {NOTES.map(({ text, scale }) => (
        <Box
          key={text}
          sx={[
            { px: 2, py: 1, borderRadius: 1, bgcolor: scale[50], color: scale[900] },
            (theme) => theme.applyStyles('dark', { bgcolor: scale[900], color: scale[50] }),
          ]}
        >
          {text}
        </Box>
      ))}
    </Stack>
  );
}

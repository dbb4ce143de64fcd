import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const TEXT = 'Minutes of the meeting about the new playground behind the library, with the plan';

export default function LongFileNames() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Stack direction="row" spacing={1}>
        <Typography noWrap title={TEXT} sx={{ flex: 1, minWidth: 0 }}>
          {TEXT}
        </Typography>
        <Typography>PDF</Typography>
      </Stack>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {TEXT}
      </Typography>
    </Stack>
  );
}

import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function ArticleFacts() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      <span>March 4, 2026</span>
      <span>Lena Ortiz</span>
      <span>6 minutes</span>
    </Stack>
  );
}

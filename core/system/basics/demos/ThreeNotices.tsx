import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  border: '1px solid',
  borderColor: theme.palette.info.main,
  borderRadius: theme.shape.borderRadius,
}));

export default function ThreeNotices() {
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <Box
        component="p"
        sx={{ m: 0, px: 2, py: 1, border: 1, borderColor: 'info.main', borderRadius: 1 }}
      >
        sx: the elevator is out of service.
      </Box>
      <Notice>styled: the elevator is out of service.</Notice>
      <p style={{ margin: 0, padding: '8px 16px', border: '1px solid', borderRadius: 4 }}>
        style: the elevator is out of service.
      </p>
    </Stack>
  );
}

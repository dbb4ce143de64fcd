import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Skeleton variant="rounded" height={24} />
      <Skeleton variant="rounded" height={24} animation="wave" />
      <Skeleton variant="rounded" height={24} animation={false} />
    </Stack>
  );
}

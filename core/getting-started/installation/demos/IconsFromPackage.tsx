import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Stack from '@mui/material/Stack';

export default function IconsFromPackage() {
  return (
    <Stack direction="row" spacing={3}>
      <TrainIcon titleAccess="Train" />
      <DirectionsBusIcon titleAccess="Bus" color="primary" />
      <DirectionsBikeIcon titleAccess="Bicycle" fontSize="large" />
    </Stack>
  );
}

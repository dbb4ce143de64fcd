import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { amber, deepPurple, lightGreen, teal } from '@mui/material/colors';
import { useTheme } from '@mui/material/styles';

const LINES = [
  { label: '1 Castle', color: teal[700] },
  { label: '4 Harbor', color: amber[500] },
  { label: '7 University', color: deepPurple[400] },
  { label: '9 Botanic Garden', color: lightGreen[600] },
];

export default function TramLines() {
  const { palette } = useTheme();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {LINES.map(({ label, color }) => (
        <Chip
          key={label}
          label={label}
          sx={{ bgcolor: color, color: palette.getContrastText(color) }}
        />
      ))}
    </Stack>
  );
}

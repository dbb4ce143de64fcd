import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';

const LAYERS = [
  'tooltip',
  'snackbar',
  'modal',
  'drawer',
  'appBar',
  'fab',
  'mobileStepper',
] as const;

export default function LayersOfTheme() {
  const { zIndex } = useTheme();
  return (
    <Box sx={{ isolation: 'isolate' }}>
      {LAYERS.map((layer, index) => (
        <Paper
          key={layer}
          elevation={4}
          sx={{
            position: 'relative',
            zIndex: layer,
            width: 180,
            p: 1,
            marginTop: index && -1,
            marginInlineStart: index * 2,
          }}
        >
          {`${zIndex[layer]} ${layer}`}
        </Paper>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function CardHeadings() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography variant="overline" component="p">
        Workshop
      </Typography>
      <Typography variant="h6" component="h3">
        Repair your bicycle
      </Typography>
      <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary' }}>
        Saturday at 10, free of charge
      </Typography>
    </Box>
  );
}

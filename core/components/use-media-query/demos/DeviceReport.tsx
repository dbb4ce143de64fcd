import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DeviceReport() {
  const isWide = useMediaQuery('(min-width: 700px)');
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isContrast = useMediaQuery('(prefers-contrast: more)');
  const results = [
    { label: 'Window of 700 pixels or more', matches: isWide },
    { label: 'Touch screen', matches: isTouch },
    { label: 'Reduced motion', matches: isReduced },
    { label: 'High contrast', matches: isContrast },
  ];
  return (
    <List dense aria-label="Your device">
      {results.map(({ label, matches }) => (
        <ListItem key={label}>
          <ListItemText primary={label} secondary={matches ? 'Yes' : 'No'} />
        </ListItem>
      ))}
    </List>
  );
}

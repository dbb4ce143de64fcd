import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';

// In an application, these rules are in the style sheet of the icon font.
const shapes = {
  '& .garden': { bgcolor: 'currentColor' },
  '& .garden-sun': { clipPath: 'circle(35%)' },
  '& .garden-leaf': { clipPath: 'ellipse(25% 45% at 50% 50%)' },
  '& .garden-bed': { clipPath: 'polygon(0 60%, 100% 60%, 85% 95%, 15% 95%)' },
};

export default function IconsFromClasses() {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', ...shapes }}>
      <Icon baseClassName="garden" className="garden-sun" color="warning" />
      <Icon baseClassName="garden" className="garden-leaf" color="success" />
      <Icon baseClassName="garden" className="garden-bed" fontSize="large" />
      Sun, leaf, bed
    </Box>
  );
}

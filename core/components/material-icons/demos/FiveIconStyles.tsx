import Box from '@mui/material/Box';
import LocalFlorist from '@mui/icons-material/LocalFlorist';
import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import LocalFloristRounded from '@mui/icons-material/LocalFloristRounded';
import LocalFloristSharp from '@mui/icons-material/LocalFloristSharp';
import LocalFloristTwoTone from '@mui/icons-material/LocalFloristTwoTone';

const STYLES = [
  { name: 'Filled', Icon: LocalFlorist },
  { name: 'Outlined', Icon: LocalFloristOutlined },
  { name: 'Rounded', Icon: LocalFloristRounded },
  { name: 'TwoTone', Icon: LocalFloristTwoTone },
  { name: 'Sharp', Icon: LocalFloristSharp },
];

export default function FiveIconStyles() {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 0, m: 0 }}>
      {STYLES.map(({ name, Icon }) => (
        <Box key={name} component="li" sx={{ listStyle: 'none', textAlign: 'center' }}>
          <Icon fontSize="large" color="primary" />
          <div>{name}</div>
        </Box>
      ))}
    </Box>
  );
}

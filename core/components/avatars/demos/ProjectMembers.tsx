import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const MEMBERS = [
  { name: 'Ada', color: '#b71c1c' },
  { name: 'Bruno', color: '#4a148c' },
  { name: 'Chen', color: '#1b5e20' },
];

export default function ProjectMembers() {
  return (
    <AvatarGroup
      role="img"
      aria-label="Ada, Bruno, Chen and 9 others"
      total={12}
      slotProps={{ surplus: { sx: { bgcolor: 'grey.700', color: 'common.white', fontSize: 16 } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {MEMBERS.map(({ name, color }) => (
        <Avatar key={name} sx={{ bgcolor: color, color: '#fff' }}>
          {name.charAt(0)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}

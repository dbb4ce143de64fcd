import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Groups from '@mui/icons-material/Groups';

export default function TeamAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={PICTURE} alt="Ada Okafor" />
      <Avatar role="img" aria-label="Bruno Sá" sx={{ bgcolor: '#4a148c', color: '#fff' }}>
        BS
      </Avatar>
      <Avatar role="img" aria-label="Support team" sx={{ bgcolor: '#1b5e20', color: '#fff' }}>
        <Groups />
      </Avatar>
    </Stack>
  );
}

/** A drawing; use the address of a photo instead. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ffcc80"/><circle cx="20" cy="16" r="8" fill="#6d4c41"/><path d="M4 40a16 14 0 0 1 32 0" fill="#00695c"/></svg>',
)}`;

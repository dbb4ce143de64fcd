import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const dark = { bgcolor: 'grey.700', color: 'common.white' };

export default function MissingPicture() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Chen Li" src={BROKEN} alt="" sx={dark}>
        CL
      </Avatar>
      <Avatar role="img" aria-label="Chen Li" src={BROKEN} alt="Chen Li" sx={dark} />
      <Avatar role="img" aria-label="Unknown guest" src={BROKEN} alt="" sx={dark} />
    </Stack>
  );
}

/** An address that contains no picture. */
const BROKEN = 'data:image/png;base64,AAAA';

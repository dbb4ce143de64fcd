import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLikeLink() {
  const [isLong, setLong] = React.useState(false);
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The cabin has two beds and a stove. {isLong && 'Water comes from the well behind it. '}
      <Link component="button" type="button" variant="body1" onClick={() => setLong(!isLong)}>
        {isLong ? 'Show less' : 'Show more'}
      </Link>
    </Typography>
  );
}

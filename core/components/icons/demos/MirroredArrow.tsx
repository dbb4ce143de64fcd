import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { createSvgIcon } from '@mui/material/utils';

const Arrow = createSvgIcon(<path d="M13 5l7 7-7 7-1.5-1.5 4.5-4.5H4v-2h12L11.5 6.5z" />, 'Arrow');

export default function MirroredArrow() {
  const isRtl = useTheme().direction === 'rtl';
  return (
    <Button
      variant="contained"
      endIcon={<Arrow sx={{ transform: isRtl ? 'scaleX(-1)' : 'none' }} />}
    >
      Next chapter
    </Button>
  );
}

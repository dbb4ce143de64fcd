import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export default function ChooseFile() {
  const [name, setName] = React.useState('No file chosen');
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadFileIcon />}
        sx={{
          '&:has(:focus-visible)': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        }}
      >
        Upload invoice
        <input
          type="file"
          accept="application/pdf"
          style={HIDDEN}
          onChange={(event) => setName(event.target.files?.[0]?.name ?? 'No file chosen')}
        />
      </Button>
      <Typography role="status">{name}</Typography>
    </Stack>
  );
}

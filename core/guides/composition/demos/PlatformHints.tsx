import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface PlatformButtonProps extends Omit<ButtonProps, 'children' | 'ref'> {
  readonly platform: string;
}

const PlatformButton = React.forwardRef<HTMLButtonElement, PlatformButtonProps>(
  function PlatformButton({ platform, ...props }, ref) {
    return (
      <Button ref={ref} variant="outlined" {...props}>
        Platform {platform}
      </Button>
    );
  },
);

export default function PlatformHints() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Trains to the coast">
        <PlatformButton platform="1" />
      </Tooltip>
      <Tooltip describeChild title="Night trains">
        <PlatformButton platform="4" color="secondary" />
      </Tooltip>
    </Stack>
  );
}

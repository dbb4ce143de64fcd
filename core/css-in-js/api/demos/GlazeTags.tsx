import * as React from 'react';
import Stack from '@mui/material/Stack';
import { css, styled } from '@mui/material/styles';

const tag = css({
  display: 'inline-block',
  padding: '4px 12px',
  border: '1px solid currentColor',
  borderRadius: 16,
  font: 'inherit',
  background: 'none',
});

const GlazeName = styled('span')(({ theme }) => [tag, { color: theme.palette.text.secondary }]);

const GlazeButton = styled('button')(({ theme }) => [
  tag,
  {
    color: theme.palette.primary.main,
    cursor: 'pointer',
    '&[aria-pressed="true"]': {
      borderColor: theme.palette.primary.main,
      background: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
  },
]);

export default function GlazeTags() {
  const [isGreenOnly, setGreenOnly] = React.useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <GlazeName>Celadon</GlazeName>
      {isGreenOnly || <GlazeName>Copper red</GlazeName>}
      <GlazeButton
        type="button"
        aria-pressed={isGreenOnly}
        onClick={() => setGreenOnly(!isGreenOnly)}
      >
        Green only
      </GlazeButton>
    </Stack>
  );
}

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Whether the section has a gray background. */
  readonly isShaded?: boolean;
  /** Whether the title is beside the content in wide windows. */
  readonly isSplit?: boolean;
  readonly children: ReactNode;
}

/** A section of the page, from one edge of the window to the other. */
export function Section({ id, title, text, isShaded, isSplit, children }: Props) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 7, md: 11 },
        scrollMarginTop: 56,
        bgcolor: isShaded ? 'action.hover' : undefined,
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isSplit ? '4fr 8fr' : undefined },
        }}
      >
        <div>
          <Typography
            id={`${id}-title`}
            component="h2"
            sx={{ typography: { xs: 'h5', md: 'h4' }, fontWeight: { xs: 700, md: 700 } }}
          >
            {title}
          </Typography>
          {text && (
            <Typography sx={{ mt: 1, maxWidth: 640, textWrap: 'pretty', color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </div>
        <div>{children}</div>
      </Container>
    </Box>
  );
}

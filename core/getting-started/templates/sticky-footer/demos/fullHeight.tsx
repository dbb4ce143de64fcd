import GlobalStyles from '@mui/material/GlobalStyles';

export const PAGE_ID = 'harborlight-page';

/**
 * Makes the body at least as high as the window. The element that React renders into, and the page inside, fill what
 * other content of the body leaves.
 */
export const fullHeight = (
  <GlobalStyles
    styles={{
      body: {
        display: 'flex',
        flexDirection: 'column',
        // Fractions of a pixel would make a frame that adapts to its content grow.
        minHeight: 'round(down, 100dvh, 1px)',
      },
      [`body > :has(> #${PAGE_ID})`]: {
        display: 'flex',
        flexDirection: 'column',
        flex: '1 0 auto',
      },
    }}
  />
);

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface AppLinkProps extends React.ComponentPropsWithRef<'a'> {
  to: string;
}

/** Stands for the link component of a router, which takes `to` instead of `href`. */
const AppLink = React.forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { to, ...props },
  ref,
) {
  return <a ref={ref} href={`#${to}`} {...props} />;
});

export default function ButtonsAsLinks() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" href="#links">
        Plain link
      </Button>
      <Button variant="outlined" component={AppLink} to="links">
        Link of a router
      </Button>
    </Stack>
  );
}

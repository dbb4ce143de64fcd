import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

/** A small router; your app has a real one. */
const NavigateContext = React.createContext<(path: string) => void>(() => {});

const LinkBehavior = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function LinkBehavior({ href = '', onClick, ...props }, ref) {
    const navigate = React.useContext(NavigateContext);
    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      event.preventDefault();
      navigate(href);
    };
    return <a ref={ref} href={href} onClick={handleClick} {...props} />;
  },
);

const withRouterLinks = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiLink: { defaultProps: { component: LinkBehavior } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  },
});

const NAMES: Record<string, string> = { '#': 'Marina', berths: 'Berths', '7': 'Berth 7' };

export default function MarinaRoutes() {
  const [path, setPath] = React.useState('#/berths/7');
  const parts = path.split('/');
  return (
    <NavigateContext.Provider value={setPath}>
      <ThemeProvider theme={withRouterLinks}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Breadcrumbs aria-label="Path in the marina">
            {parts.map((part, index) => (
              <Link
                key={part}
                href={parts.slice(0, index + 1).join('/')}
                aria-current={index === parts.length - 1 ? 'page' : undefined}
              >
                {NAMES[part]}
              </Link>
            ))}
          </Breadcrumbs>
          <Typography role="status">Address: {path}</Typography>
          <Button variant="outlined" href="#/berths/7">
            Show berth 7
          </Button>
        </Stack>
      </ThemeProvider>
    </NavigateContext.Provider>
  );
}

import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider } from '@mui/material/styles';

describe('#variants', () => {
  test('`text`, the default', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button')).toHaveClass('MuiButton-text');
  });

  test('it renders `type="button"`', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('#icons', () => {
  test('a `Tooltip`, whose `title` becomes the name of the button if it has no other name', () => {
    render(
      <Tooltip title="Delete draft">
        <IconButton>
          <svg />
        </IconButton>
      </Tooltip>,
    );
    expect(screen.getByRole('button', { name: 'Delete draft' })).toBeVisible();
  });
});

describe('#loading', () => {
  test('The button shows an indicator and is disabled', () => {
    render(<Button loading>Save</Button>);
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.getByRole('button')).toBeDisabled();
  });

  test('if the prop is a boolean, the DOM contains an element for the indicator', () => {
    const { container, rerender } = render(<Button>Save</Button>);
    const wrapper = () => container.querySelector('.MuiButton-loadingWrapper');
    expect(wrapper()).toBeNull();
    rerender(<Button loading={false}>Save</Button>);
    expect(wrapper()).not.toBeNull();
  });
});

describe('#links', () => {
  test('With `href`, the button renders an `<a>` element', () => {
    render(<Button href="#next">Next</Button>);
    expect(screen.getByRole('link', { name: 'Next' }).tagName).toBe('A');
  });

  test('With `disabled`, the link has `aria-disabled` and `tabindex="-1"`, and `pointer-events: none` blocks the mouse', () => {
    render(
      <Button href="#next" disabled>
        Next
      </Button>,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(link).toHaveAttribute('href', '#next');
    expect(window.getComputedStyle(link).pointerEvents).toBe('none');
  });

  test('`LinkComponent` replaces the `<a>` of every button that has `href`', () => {
    const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentProps<'a'>>(
      function RouterLink(props, ref) {
        return <a data-router="" {...props} ref={ref} />;
      },
    );
    const theme = createTheme({
      components: { MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } } },
    });
    render(
      <ThemeProvider theme={theme}>
        <Button href="#next">Next</Button>
      </ThemeProvider>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('data-router');
  });
});

describe('#group', () => {
  test('Its `variant`, `size`, `color` and `disabled` apply to all buttons', () => {
    render(
      <ButtonGroup variant="contained" size="large" color="error" disabled>
        <Button>One</Button>
      </ButtonGroup>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveClass('MuiButton-containedError', 'MuiButton-sizeLarge');
    expect(button).toBeDisabled();
  });

  test('a prop on a single button takes precedence', () => {
    render(
      <ButtonGroup color="error" disabled>
        <Button color="success" disabled={false}>
          One
        </Button>
      </ButtonGroup>,
    );
    expect(screen.getByRole('button')).toHaveClass('MuiButton-outlinedSuccess');
    expect(screen.getByRole('button')).toBeEnabled();
  });
});

describe('#accessibility', () => {
  test('A button with another `component`, such as a `<div>`, has `role="button"` and `tabindex="0"`, and supports the same keys', () => {
    const onClick = jest.fn();
    render(
      <ButtonBase component="div" onClick={onClick}>
        Go
      </ButtonBase>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyUp(button, { key: ' ' });
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

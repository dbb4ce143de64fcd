import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

const alert = () => screen.getByRole('alert');

describe('#severity', () => {
  test('The value is `error`, `warning`, `info` or `success`, which is the default', () => {
    const classOf = (severity?: 'error' | 'warning' | 'info' | 'success') => {
      const { unmount } = render(<Alert severity={severity}>Saved</Alert>);
      const found = /MuiAlert-color(\w+)/.exec(alert().className)?.[1];
      unmount();
      return found;
    };
    expect(classOf()).toBe('Success');
    expect((['error', 'warning', 'info', 'success'] as const).map(classOf)).toEqual([
      'Error',
      'Warning',
      'Info',
      'Success',
    ]);
  });
});

describe('#title', () => {
  test('`AlertTitle` looks like a heading but is a `<div>`', () => {
    render(<AlertTitle>Payment failed</AlertTitle>);
    expect(screen.getByText('Payment failed').tagName).toBe('DIV');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('#actions', () => {
  test('With `onClose`, the alert has a close button', async () => {
    const onClose = jest.fn();
    render(<Alert onClose={onClose}>Saved</Alert>);
    await userEvent.click(screen.getByRole('button'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(alert()).toBeVisible();
  });

  test('`action` replaces the close button with a custom element', () => {
    render(
      <Alert onClose={() => {}} action={<a href="/undo">Undo</a>}>
        Saved
      </Alert>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link')).toHaveTextContent('Undo');
  });

  test('`closeText` sets the accessible name of the close button, "Close" by default', () => {
    const { rerender } = render(<Alert onClose={() => {}}>Saved</Alert>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Close');
    rerender(
      <Alert onClose={() => {}} closeText="Hide">
        Saved
      </Alert>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Hide');
  });
});

describe('#variants', () => {
  test('`variant` is `standard`, `outlined` or `filled`', () => {
    const { rerender } = render(<Alert>Saved</Alert>);
    expect(alert()).toHaveClass('MuiAlert-standard');
    rerender(<Alert variant="filled">Saved</Alert>);
    expect(alert()).toHaveClass('MuiAlert-filled');
  });

  test('`icon` replaces the icon, `icon={false}` removes it', () => {
    const { container, rerender } = render(<Alert icon={<i>!</i>}>Saved</Alert>);
    expect(container.querySelector('.MuiAlert-icon')).toHaveTextContent('!');
    rerender(<Alert icon={false}>Saved</Alert>);
    expect(container.querySelector('.MuiAlert-icon')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('The alert has `role="alert"`', () => {
    render(<Alert>Saved</Alert>);
    expect(alert()).toHaveTextContent('Saved');
  });

  test('with `role={undefined}`, the alert keeps `role="alert"`', () => {
    const { rerender } = render(<Alert role={undefined}>Saved</Alert>);
    expect(alert()).toHaveTextContent('Saved');
    rerender(<Alert role="note">Saved</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('note')).toHaveTextContent('Saved');
  });
});

import { render, screen } from '@testing-library/react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';

const bar = () => screen.getByRole('progressbar');

afterEach(() => jest.restoreAllMocks());

describe('#indeterminate', () => {
  test('`variant` is `indeterminate` by default', () => {
    const { rerender } = render(<CircularProgress />);
    expect(bar()).toHaveClass('MuiCircularProgress-indeterminate');
    rerender(<LinearProgress />);
    expect(bar()).toHaveClass('MuiLinearProgress-indeterminate');
  });

  test('The circle is 40 pixels wide by default', () => {
    render(<CircularProgress />);
    expect(bar()).toHaveStyle({ width: '40px', height: '40px' });
  });

  test('`LinearProgress` is as wide as its parent and 4 pixels high', () => {
    render(<LinearProgress />);
    expect(getComputedStyle(bar()).height).toBe('4px');
    expect(getComputedStyle(bar()).display).toBe('block');
  });
});

describe('#determinate', () => {
  test('`variant="determinate"` shows `value`, a number from 0 to 100', () => {
    const { container } = render(<LinearProgress variant="determinate" value={30} />);
    expect(bar()).toHaveAttribute('aria-valuemin', '0');
    expect(bar()).toHaveAttribute('aria-valuemax', '100');
    expect(container.querySelector<HTMLElement>('.MuiLinearProgress-bar')!.style.transform).toBe(
      'translateX(-70%)',
    );
  });

  test('`query` is an indeterminate bar that moves in the opposite direction', () => {
    render(<LinearProgress variant="query" />);
    expect(getComputedStyle(bar()).transform).toBe('rotate(180deg)');
    expect(bar()).not.toHaveAttribute('aria-valuenow');
  });

  test('A change of `value` is animated over 0.3 s in the circle and 0.4 s in the bar', () => {
    const { container } = render(
      <>
        <CircularProgress variant="determinate" value={30} />
        <LinearProgress variant="determinate" value={30} />
      </>,
    );
    const transition = (part: string) =>
      getComputedStyle(container.querySelector(part)!).transition;
    expect(transition('.MuiCircularProgress-circle')).toContain('stroke-dashoffset 300ms');
    expect(transition('.MuiLinearProgress-bar1')).toContain('transform .4s');
  });
});

describe('#accessibility', () => {
  test('A determinate indicator has `aria-valuenow`', () => {
    const { rerender } = render(<CircularProgress variant="determinate" value={30.4} />);
    expect(bar()).toHaveAttribute('aria-valuenow', '30');
    rerender(<CircularProgress />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
  });
});

describe('#troubleshooting', () => {
  test('`variant="determinate"` is set without a `value`; `LinearProgress` then logs this message', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<CircularProgress variant="determinate" />);
    expect(report).not.toHaveBeenCalled();
    render(<LinearProgress variant="determinate" />);
    expect(report.mock.calls[0]?.[0]).toContain('You need to provide a value prop');
  });
});

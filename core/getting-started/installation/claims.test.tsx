import { render, screen } from '@testing-library/react';
import TrainIcon from '@mui/icons-material/Train';
import { createTheme } from '@mui/material/styles';

describe('#font', () => {
  test('The default theme uses Roboto in the weights 300, 400, 500 and 700, with Helvetica and Arial as fallbacks', () => {
    const { typography } = createTheme();
    expect(typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
    expect([
      typography.fontWeightLight,
      typography.fontWeightRegular,
      typography.fontWeightMedium,
      typography.fontWeightBold,
    ]).toEqual([300, 400, 500, 700]);
  });
});

describe('#icons', () => {
  test('An icon is hidden from screen readers unless you set `titleAccess`, which makes it an image with that name', () => {
    const { container } = render(<TrainIcon />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    render(<TrainIcon titleAccess="Train" />);
    expect(screen.getByRole('img', { name: 'Train' })).toBeVisible();
  });
});

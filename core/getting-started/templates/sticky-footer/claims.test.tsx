import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StickyFooterTemplate from './demos/StickyFooterTemplate';

const entries = () =>
  within(screen.getByRole('region', { name: 'News' })).getAllByRole('listitem').length;

describe('#files', () => {
  test('The button adds four entries at a time, and after the last entry returns to one', () => {
    render(<StickyFooterTemplate />);
    const seen = [entries()];
    for (let index = 0; index < 4; index += 1) {
      fireEvent.click(screen.getByRole('button'));
      seen.push(entries());
      expect(screen.getByRole('status')).toHaveTextContent(`${entries()} of 9 shown`);
    }
    expect(seen).toEqual([1, 5, 9, 1, 5]);
  });

  test('The button keeps the focus while its text changes', async () => {
    render(<StickyFooterTemplate />);
    const button = screen.getByRole('button', { name: 'Show older news' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Show only the latest');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Show older news');
    expect(button).toHaveFocus();
  });
});

import { act, fireEvent, render } from '@testing-library/react';
import StarsToEdit from './demos/StarsToEdit';

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const shown = () => cell(2, 'stars').querySelector('.MuiRating-root')?.getAttribute('aria-label');
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

async function choose(stars: number) {
  fireEvent.doubleClick(cell(2, 'stars'));
  fireEvent.click(cell(2, 'stars').querySelector(`input[value="${stars}"]`)!);
  await settled();
}

describe('#editor', () => {
  test('The grid saves the value when users press Enter or click elsewhere, and discards it when they press Escape', async () => {
    render(<StarsToEdit />);
    expect(shown()).toBe('4 Stars');

    await choose(1);
    fireEvent.keyDown(cell(2, 'stars'), { key: 'Enter' });
    await settled();
    expect(shown()).toBe('1 Star');

    await choose(3);
    fireEvent.mouseDown(cell(1, 'name'));
    fireEvent.mouseUp(cell(1, 'name'));
    fireEvent.click(cell(1, 'name'));
    await settled();
    expect(shown()).toBe('3 Stars');

    await choose(5);
    fireEvent.keyDown(cell(2, 'stars'), { key: 'Escape' });
    await settled();
    expect(shown()).toBe('3 Stars');
  }, 60_000);
});

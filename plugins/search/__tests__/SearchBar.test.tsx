import { act, fireEvent, render, screen } from '@testing-library/react';
import SearchBar from '../theme/SearchBar';

let arrive = () => {};
const arrival = new Promise<void>((resolve) => {
  arrive = resolve;
});

jest.mock('@theme/SearchDialog', () => ({
  __esModule: true,
  default: ({ initialText }: { initialText: string }) => <p>Dialog: {initialText}</p>,
}));
jest.mock('../client/fetchFiles', () => ({ fetchFiles: async () => ({}) }));
jest.mock('../client/useLazyDialog', () => {
  const actual = jest.requireActual('../client/useLazyDialog');
  return {
    ...actual,
    useLazyDialog: (load: () => Promise<unknown>) => {
      const [slowly] = jest.requireActual('react').useState(() => () => arrival.then(() => load()));
      return actual.useLazyDialog(slowly);
    },
  };
});

const press = (key: string, init: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, bubbles: true, ...init });

describe('SearchBar', () => {
  it('keeps text typed while the dialog is loading', async () => {
    render(<SearchBar />);
    press('/');
    press('a');
    press('c', { ctrlKey: true });
    press('b');
    expect(screen.queryByText(/Dialog/)).toBeNull();
    await act(async () => {
      arrive();
      await arrival;
    });
    expect(await screen.findByText('Dialog: ab')).not.toBeNull();
  });

  it.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('opens with %s', async (key, init) => {
    render(<SearchBar />);
    press(key, init);
    expect(await screen.findByText('Dialog:')).not.toBeNull();
  });

  it('opens with a query requested by another part of the page', async () => {
    render(<SearchBar />);
    act(() => {
      window.dispatchEvent(new CustomEvent('docs:search', { detail: { query: 'sorting' } }));
    });
    expect(await screen.findByText('Dialog: sorting')).not.toBeNull();
  });

  it('ignores keys typed into a field and keys with another meaning', async () => {
    render(
      <>
        <SearchBar />
        <input aria-label="field" />
      </>,
    );
    const field = screen.getByLabelText('field');
    press('/', {}, field);
    press('k', { ctrlKey: true }, field);
    press('k');
    press('k', { ctrlKey: true, shiftKey: true });
    await act(async () => undefined);
    expect(screen.queryByText(/Dialog/)).toBeNull();
  });
});

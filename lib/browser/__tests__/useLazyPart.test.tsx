import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLazyPart, hideNotLoaded } from '../useLazyPart';

const MESSAGE = 'This could not be loaded. Check your connection and try again.';

const load = jest.fn();

function Opener() {
  const { Part, request } = useLazyPart(load);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => void request().then(setOpen)}>Open</button>
      {Part && isOpen && <Part />}
    </>
  );
}

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await jest.advanceTimersByTimeAsync(1_000);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Opener />);
});

afterEach(() => {
  hideNotLoaded();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows an error until the reader tries again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(MESSAGE);
  load.mockResolvedValueOnce({ default: () => <p>There it is.</p> });
  await press();
  expect(screen.getByText('There it is.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('hides the error after a while', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await press();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type * as Premium from '@mui/x-data-grid-premium';

/** What a browser has that recognizes speech. */
class Recognition {
  static instances: Recognition[] = [];
  onresult?: (event: object) => void;
  onend?: () => void;
  start = () => void Recognition.instances.push(this);
  stop = () => this.onend?.();
  abort = () => this.onend?.();
}

const loadGrid = async (speech?: typeof Recognition) => {
  jest.resetModules();
  Object.assign(globalThis, { SpeechRecognition: speech });
  // The packages look for speech recognition when they are loaded, with the React of the tests.
  jest.doMock('react', () => React);
  return import('@mui/x-data-grid-premium');
};

let P: typeof Premium;

beforeAll(async () => {
  P = await loadGrid(Recognition);
}, 120_000);

beforeEach(() => {
  Recognition.instances = [];
  // Premium without a key.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

function show(onSubmit: (prompt: string) => void, onClick?: () => void) {
  const { DataGridPremium, PromptField, PromptFieldControl, PromptFieldRecord, PromptFieldSend } =
    P;
  const slots = {
    toolbar: () => (
      <PromptField onSubmit={onSubmit}>
        <PromptFieldRecord aria-label="Record" onClick={onClick} />
        <PromptFieldControl
          render={({ value, onChange, onKeyDown }) => (
            <input aria-label="Prompt" value={value} onChange={onChange} onKeyDown={onKeyDown} />
          )}
        />
        <PromptFieldSend aria-label="Send" />
      </PromptField>
    ),
  };
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGridPremium rows={rows} columns={columns} showToolbar slots={slots} />
    </div>,
  );
}

const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const field = () => screen.getByLabelText('Prompt');
const sendButton = () => screen.getByLabelText('Send');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pressEnter = () => fireEvent.keyDown(field(), { key: 'Enter' });
const record = () => fireEvent.click(screen.getByLabelText('Record'));

describe('#prompt-field-control', () => {
  test('Enter sends, unless the field is blank.', async () => {
    const onSubmit = jest.fn();
    show(onSubmit);
    type('  ');
    pressEnter();
    await wait();
    expect(onSubmit).not.toHaveBeenCalled();
    type('sort by depth');
    pressEnter();
    await wait();
    expect(onSubmit).toHaveBeenCalledWith('sort by depth');
  });

  test('Enter sends another', () => {
    const onSubmit = jest.fn(() => new Promise<void>(() => undefined));
    show(onSubmit);
    type('first');
    pressEnter();
    type('second');
    pressEnter();
    expect(onSubmit.mock.calls).toEqual([['first'], ['second']]);
  });
});

describe('#prompt-field-send', () => {
  test('It is disabled while the field is blank, while a prompt is on its way, and during recording.', async () => {
    show(() => new Promise<void>(() => undefined));
    expect(sendButton()).toBeDisabled();
    type('first');
    expect(sendButton()).toBeEnabled();
    record();
    expect(sendButton()).toBeDisabled();
    record();
    await wait();
    type('second');
    expect(sendButton()).toBeDisabled();
  });
});

describe('#prompt-field-record', () => {
  test('Where it cannot, the button has no effect:', async () => {
    const withSpeech = P;
    P = await loadGrid();
    const onSubmit = jest.fn();
    show(onSubmit);
    record();
    await wait();
    expect(P.IS_SPEECH_RECOGNITION_SUPPORTED).toBe(false);
    expect(Recognition.instances).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    P = withSpeech;
  }, 120_000);

  test('Then the prompt is sent at once, without Send.', async () => {
    const onSubmit = jest.fn();
    show(onSubmit);
    record();
    const [recognition] = Recognition.instances;
    const result = Object.assign([{ transcript: 'sort by depth' }], { isFinal: true });
    act(() => recognition.onresult?.({ resultIndex: 0, results: [result] }));
    act(() => recognition.stop());
    await wait();
    expect(onSubmit).toHaveBeenCalledWith('sort by depth');
  });

  test('If nothing was understood, `onSubmit` gets an empty string:', async () => {
    const onSubmit = jest.fn();
    show(onSubmit);
    record();
    act(() => Recognition.instances[0].stop());
    await wait();
    expect(onSubmit).toHaveBeenCalledWith('');
  });

  test('is called only when recording is stopped by a click, not when it starts', async () => {
    const onClick = jest.fn();
    show(() => undefined, onClick);
    record();
    expect(onClick).not.toHaveBeenCalled();
    record();
    await wait();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextareaAutosize, { type TextareaAutosizeProps } from '@mui/material/TextareaAutosize';

const ROW = 20;
/** The number of characters that fit into a row. */
let rowLength = Infinity;

const countRows = (text: string) =>
  text
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / rowLength)), 0);
const lines = (count: number) => Array.from({ length: count }, () => 'line').join('\n');

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const rowsShown = () => parseFloat(input().style.height) / ROW;
const copy = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-hidden="true"]')!;
const show = (props: TextareaAutosizeProps = {}) =>
  render(<TextareaAutosize aria-label="Note" {...props} />);

beforeEach(() => {
  rowLength = Infinity;
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(
    this: Element,
  ) {
    return this instanceof HTMLTextAreaElement ? countRows(this.value) * ROW : 0;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('The height changes with each line that users add or remove, and when the input becomes wider or narrower', async () => {
    const observers: (() => void)[] = [];
    const original = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class {
      constructor(callback: () => void) {
        observers.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof ResizeObserver;
    show();
    expect(rowsShown()).toBe(1);
    await userEvent.type(input(), 'one{Enter}two{Enter}three');
    expect(rowsShown()).toBe(3);
    await userEvent.type(input(), '{Backspace>6/}');
    expect(rowsShown()).toBe(2);
    fireEvent.change(input(), { target: { value: 'a line of text that wraps' } });
    expect(rowsShown()).toBe(1);
    for (const length of [10, 5, 20]) {
      rowLength = length;
      act(() => observers.forEach((notify) => notify()));
      expect(rowsShown()).toBe(Math.ceil(25 / length));
    }
    globalThis.ResizeObserver = original;
  });

  test('While the input is empty, the height follows the `placeholder`', () => {
    show({ placeholder: lines(4) });
    expect(rowsShown()).toBe(4);
    fireEvent.change(input(), { target: { value: 'short' } });
    expect(rowsShown()).toBe(1);
    fireEvent.change(input(), { target: { value: '' } });
    expect(rowsShown()).toBe(4);
  });
});

describe('#max-rows', () => {
  test('Below the limit, the input has no scrollbar', () => {
    show({ maxRows: 3 });
    for (const count of [1, 2, 3]) {
      fireEvent.change(input(), { target: { value: lines(count) } });
      expect(rowsShown()).toBe(count);
      expect(input().style.overflow).toBe('hidden');
    }
    for (const count of [4, 9]) {
      fireEvent.change(input(), { target: { value: lines(count) } });
      expect(rowsShown()).toBe(3);
      expect(input().style.overflow).not.toBe('hidden');
    }
  });

  test('for a fixed height, set `minRows` and `maxRows` to the same value', () => {
    show({ minRows: 3, maxRows: 3 });
    for (const count of [0, 1, 3, 8]) {
      fireEvent.change(input(), { target: { value: lines(count) } });
      expect(rowsShown()).toBe(3);
    }
  });
});

describe('#controlled', () => {
  test('The height also follows a value that your code sets', () => {
    const { rerender } = render(
      <TextareaAutosize aria-label="Note" value={lines(6)} onChange={() => {}} />,
    );
    expect(rowsShown()).toBe(6);
    for (const count of [1, 4, 2]) {
      rerender(<TextareaAutosize aria-label="Note" value={lines(count)} onChange={() => {}} />);
      expect(rowsShown()).toBe(count);
    }
    rerender(<TextareaAutosize aria-label="Note" value="" onChange={() => {}} />);
    expect(rowsShown()).toBe(1);
  });
});

describe('#styles', () => {
  test('To measure the text, the component renders a second, hidden `<textarea>` with the same `className` and `style`', () => {
    show({ className: 'feedback', style: { fontSize: 22, letterSpacing: '1px' } });
    expect(document.querySelectorAll('textarea')).toHaveLength(2);
    expect(copy()).not.toBe(input());
    expect(copy()).not.toBeVisible();
    for (const element of [input(), copy()]) {
      expect(element).toHaveClass('feedback', { exact: true });
      expect(element).toHaveStyle({ fontSize: '22px', letterSpacing: '1px' });
    }
  });

  test('The hidden copy has no other attributes of the input', () => {
    show({
      id: 'note',
      name: 'note',
      lang: 'de',
      title: 'Note',
      required: true,
      className: 'wide',
    });
    expect(copy().getAttributeNames().sort()).toEqual([
      'aria-hidden',
      'class',
      'readonly',
      'style',
      'tabindex',
    ]);
    for (const selector of ['#note', '[name=note]', '[lang]', '[title]', ':required']) {
      expect(input().matches(selector)).toBe(true);
      expect(copy().matches(selector)).toBe(false);
    }
    expect(input().nextElementSibling).toBe(copy());
    expect(copy().matches('.wide')).toBe(true);
  });

  test("Text that doesn't fit is then cut off without a scrollbar, because the input has `overflow: hidden` below `maxRows`", () => {
    show({ maxRows: 5, defaultValue: lines(4) });
    input().style.height = '10px';
    expect(input().style.overflow).toBe('hidden');
    fireEvent.change(input(), { target: { value: lines(4).replace('line', 'word') } });
    expect(input().style.height).toBe('10px');
    expect(input().style.overflow).toBe('hidden');
    fireEvent.change(input(), { target: { value: lines(6) } });
    expect(input().style.overflow).not.toBe('hidden');
  });

  test('With the handle, users can drag the input to another height, which is kept until the number of lines changes', () => {
    show({ defaultValue: lines(2) });
    expect(rowsShown()).toBe(2);
    // Browsers store the new height in the style.
    input().style.height = '300px';
    fireEvent.change(input(), { target: { value: 'other\nwords' } });
    expect(input().style.height).toBe('300px');
    fireEvent.change(input(), { target: { value: lines(3) } });
    expect(rowsShown()).toBe(3);
  });
});

describe('#ssr', () => {
  test("`minRows` is also the `rows` attribute of the server's HTML;", () => {
    // jsdom warns about layout effects on the server.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const html = (props: TextareaAutosizeProps) => renderToString(<TextareaAutosize {...props} />);
    expect(html({ minRows: 4 })).toContain('rows="4"');
    expect(html({ minRows: 4, defaultValue: lines(9) })).toContain('rows="4"');
    expect(html({})).toContain('rows="1"');
    expect(html({ minRows: 4, defaultValue: lines(9) })).not.toMatch(/height:\d{2,}/);
  });
});

describe('#accessibility', () => {
  test('The hidden copy is ignored by screen readers and the <kbd>Tab</kbd> key, and is not submitted with a form', async () => {
    render(
      <form data-testid="form">
        <TextareaAutosize aria-label="Note" name="note" defaultValue="Ring twice" required />
        <button type="button">Next</button>
      </form>,
    );
    expect(screen.getAllByRole('textbox')).toEqual([input()]);
    expect(copy()).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    expect(input()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('Next')).toHaveFocus();
    const form = screen.getByTestId<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([['note', 'Ring twice']]);
    expect(form.checkValidity()).toBe(true);
  });
});

describe('#troubleshooting', () => {
  test("The component doesn't notice text that is set in the DOM, by `form.reset()` or by a form library such as React Hook Form, until the next render or resize", () => {
    const form = () => (
      <form data-testid="form">
        <TextareaAutosize aria-label="Note" defaultValue="short" />
      </form>
    );
    const { rerender } = render(form());
    fireEvent.change(input(), { target: { value: lines(5) } });
    expect(rowsShown()).toBe(5);
    act(() => screen.getByTestId<HTMLFormElement>('form').reset());
    expect(input()).toHaveValue('short');
    expect(rowsShown()).toBe(5);
    rerender(form());
    expect(rowsShown()).toBe(1);
    act(() => {
      input().value = lines(4);
    });
    expect(rowsShown()).toBe(1);
    rerender(form());
    expect(rowsShown()).toBe(4);
    act(() => {
      input().value = lines(2);
    });
    expect(rowsShown()).toBe(4);
    jest.useFakeTimers();
    fireEvent(window, new Event('resize'));
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    expect(rowsShown()).toBe(2);
  });

  test('In version 6.5, the component stops observing the input while it changes the height', () => {
    const log: string[] = [];
    const height = () => input().style.height;
    let notify = () => {};
    const original = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe() {
        log.push('observe');
      }
      unobserve() {
        log.push(`unobserve at ${height()}`);
      }
      disconnect() {}
    } as unknown as typeof ResizeObserver;
    const frames: FrameRequestCallback[] = [];
    jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((callback) => frames.push(callback));
    show({ defaultValue: 'a line of text that wraps' });
    log.length = 0;
    rowLength = 10;
    act(() => notify());
    expect(rowsShown()).toBe(3);
    expect(log).toEqual([`unobserve at ${ROW}px`]);
    act(() => frames.forEach((callback) => callback(0)));
    expect(log).toEqual([`unobserve at ${ROW}px`, 'observe']);
    globalThis.ResizeObserver = original;
  });

  test("`screen.getByRole('textbox')` finds only the input", () => {
    const { container } = show({ defaultValue: 'x', id: 'note' });
    expect(container.querySelectorAll('textarea')).toHaveLength(2);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'note');
  });
});

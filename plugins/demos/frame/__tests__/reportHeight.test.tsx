import { MESSAGE_SOURCE, type FromHost } from '../../shared/hostMessages';
import { reportHeight } from '../host/reportHeight';

globalThis.ResizeObserver = class {
  observe() {}
} as never;

const reported: number[] = [];
window.addEventListener('message', ({ data }: MessageEvent<{ source?: unknown } & FromHost>) => {
  if (data.source === MESSAGE_SOURCE && data.type === 'height') {
    reported.push(data.height);
  }
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 500));

function addBox(style: string, box: { readonly top: number; readonly height: number }) {
  const element = document.createElement('div');
  element.style.cssText = style;
  element.getBoundingClientRect = () => new DOMRect(0, box.top, 300, box.height);
  document.body.append(element);
  return element;
}

class Rect {
  readonly bottom: number;
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.bottom = top + height;
  }
}
globalThis.DOMRect = Rect as never;

let content: HTMLElement;
let report: () => void;

beforeAll(() => {
  window.innerHeight = 88;
  content = addBox('', { top: 0, height: 88 });
  report = reportHeight(content);
});

beforeEach(async () => {
  report();
  await settle();
  reported.length = 0;
});

describe('reportHeight', () => {
  test('reports the height of the content, even if it is unchanged', async () => {
    report();
    await settle();
    expect(reported).toEqual([88]);
  });

  test('extends the frame to the bottom of a pop-up, and only while it is open', async () => {
    const calendar = addBox('position: absolute', { top: 72, height: 336 });
    await settle();
    expect(reported).toEqual([72 + 336 + 16]);
    calendar.remove();
    await settle();
    expect(reported.at(-1)).toBe(88);
  });

  test('adds the height of a pop-up that is cut off at the top', async () => {
    const tooltip = addBox('position: absolute', { top: -30, height: 60 });
    await settle();
    expect(reported).toEqual([88 + 60]);
    tooltip.remove();
  });

  test('extends the frame by the hidden part of a dialog, up to a limit', async () => {
    const dialog = addBox('position: fixed; overflow-y: auto', { top: 0, height: 88 });
    Object.defineProperty(dialog, 'scrollHeight', { value: 300, configurable: true });
    Object.defineProperty(dialog, 'clientHeight', { value: 24 });
    await settle();
    expect(reported).toEqual([88 + 276]);
    Object.defineProperty(dialog, 'scrollHeight', { value: 9000 });
    document.body.append(dialog);
    await settle();
    expect(reported.at(-1)).toBe(600);
    dialog.remove();
  });

  test('ignores elements outside the visible area', async () => {
    const ruler = addBox('position: absolute', { top: -20_000, height: 20 });
    await settle();
    expect(reported).toEqual([]);
    ruler.remove();
  });
});

import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { noteReplacements } from '../client/tolerateTranslators';

interface Props {
  readonly count: number;
  readonly name?: string;
}

/** Renders text next to elements and other text, some of it conditionally. */
function Results({ count, name }: Props): ReactNode {
  return (
    <main>
      Found {count} pages {name && <b>of {name}</b>}
      {count > 1 ? 'and more' : null} {count > 2 && <i>many</i>}
      {count === 1 && 'only one'}
    </main>
  );
}

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  return texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT');
}

/** Wraps every text node in an element, as translators do. */
function wrapTexts(): void {
  for (const text of listTexts()) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

/** Replaces every text node with an element that holds different text, as Chrome does. */
async function replaceTexts(): Promise<void> {
  const observer = new MutationObserver(noteReplacements);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const text of listTexts()) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
  await act(() => Promise.resolve());
  observer.disconnect();
}

const STEPS: readonly Props[] = [
  { count: 1 },
  { count: 2, name: 'rows' },
  { count: 3 },
  { count: 0 },
  { count: 1, name: 'columns' },
];

describe('a page translated by the browser', () => {
  it.each(['wrapped', 'replaced'])(
    're-renders without an error when its text is %s',
    async (way) => {
      const { rerender } = render(<Results count={0} />);
      for (const step of STEPS) {
        await (way === 'wrapped' ? wrapTexts() : replaceTexts());
        expect(() => rerender(<Results {...step} />)).not.toThrow();
      }
      expect(screen.getByRole('main')).toHaveTextContent(/only one/);
      expect(screen.getByRole('main')).not.toHaveTextContent(/many|and more/i);
    },
  );

  it('shows the new text in place of the wrapped text', () => {
    const { rerender } = render(<Results count={2} name="rows" />);
    wrapTexts();
    rerender(<Results count={1} />);
    expect(screen.getByRole('main')).toHaveTextContent('Found 1 pages only one');
  });
});

import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { moveFocus } from './moveFocus';

export interface RovingFocus {
  /** Props of the toolbar's element. */
  readonly toolbar: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Returns the props of a button. */
  readonly tool: (name: string) => { readonly 'data-tool': string; readonly tabIndex: 0 | -1 };
}

/**
 * Makes a toolbar a single tab stop: the button that was focused last, or the first one if that was removed.
 *
 * @param names names of the rendered buttons, in order
 * @param isVertical whether the toolbar is vertical and uses the up and down arrow keys
 */
export function useRovingFocus(names: readonly string[], isVertical = false): RovingFocus {
  const [last, setLast] = useState('');
  const stop = names.includes(last) ? last : names[0];
  return {
    toolbar: {
      onKeyDown: (event) => moveFocus(event, isVertical),
      onFocus: ({ target }) => {
        // Popups that a button opens inside of the toolbar contain other buttons.
        const { tool } = target.dataset;
        if (tool) {
          setLast(tool);
        }
      },
    },
    tool: (name) => ({ 'data-tool': name, tabIndex: name === stop ? 0 : -1 }),
  };
}

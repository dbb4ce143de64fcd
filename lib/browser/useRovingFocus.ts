import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { moveFocus } from './moveFocus';

export interface RovingFocus {
  /** For the toolbar's element. */
  readonly toolbar: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** For the button of that name. */
  readonly tool: (name: string) => { readonly 'data-tool': string; readonly tabIndex: 0 | -1 };
}

/**
 * Makes a toolbar one stop of the Tab key: the button that had the focus last, or the first where that one is gone.
 *
 * @param names of the buttons that are there, in their order
 * @param isVertical whether the buttons are below each other, where the up and down arrows move
 */
export function useRovingFocus(names: readonly string[], isVertical = false): RovingFocus {
  const [last, setLast] = useState('');
  const stop = names.includes(last) ? last : names[0];
  return {
    toolbar: {
      onKeyDown: (event) => moveFocus(event, isVertical),
      onFocus: ({ target }) => {
        // What a button opened inside of the toolbar is no button of it.
        const { tool } = target.dataset;
        if (tool) {
          setLast(tool);
        }
      },
    },
    tool: (name) => ({ 'data-tool': name, tabIndex: name === stop ? 0 : -1 }),
  };
}

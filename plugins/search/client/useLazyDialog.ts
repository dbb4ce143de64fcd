import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useCallback, useState, type ComponentType } from 'react';
import { useLazyPart } from '../../../lib/browser/useLazyPart';

/** Props of a dialog that is loaded when it is first opened. */
export interface LazyDialogProps {
  /** Text that the reader has typed so far. */
  readonly initialText: string;
  readonly onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<LazyDialogProps> }>;

/**
 * Loads a dialog with a text field when it is first asked for. Who opens it by a key goes on typing: keys that are
 * pressed while it is on its way become its text. When it cannot be loaded, they are told.
 */
export function useLazyDialog(load: Load) {
  const { Part: Dialog, prepare, request } = useLazyPart(load);
  const [text, setText] = useState<string | null>(null);
  const isLoading = text !== null && Dialog === null;

  const open = useCallback(
    (initialText: string) => {
      setText(initialText);
      void request().then((isThere) => {
        if (!isThere) {
          setText(null);
        }
      });
    },
    [request],
  );

  // Ends in the moment that the dialog takes over: a key between the two would be lost.
  useIsomorphicLayoutEffect(() => {
    const collect = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length === 1 && !(ctrlKey || metaKey || altKey)) {
        event.preventDefault();
        setText((typed) => (typed ?? '') + key);
      }
    };
    if (isLoading) {
      document.addEventListener('keydown', collect);
    }
    return () => document.removeEventListener('keydown', collect);
  }, [isLoading]);

  return { Dialog, text, open, prepare, close: useCallback(() => setText(null), []) };
}

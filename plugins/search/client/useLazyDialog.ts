import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useCallback, useState, type ComponentType } from 'react';
import { useLazyPart } from '../../../lib/browser/useLazyPart';

/** Props of a dialog that is loaded when it is first opened. */
export interface LazyDialogProps {
  /** Text typed so far. */
  readonly initialText: string;
  readonly onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<LazyDialogProps> }>;

/**
 * Loads a dialog with a text field on first use. A reader who opens it with a key continues typing, so keys pressed
 * while it loads become its initial text. Reports a failed load to the reader.
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

  // Removed in the same commit that shows the dialog, so that no key is lost in between.
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

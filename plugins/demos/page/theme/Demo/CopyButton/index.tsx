import { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ComponentProps } from 'react';
import { copyText } from '../../../../../../lib/browser/copyText';
import SteadyWord from '../Toolbar/SteadyWord';

/** Duration of the confirmation, in milliseconds. */
const CONFIRMATION = { text: 2000, icon: 1200 };

interface Props extends Pick<ComponentProps<'button'>, 'type' | 'className' | 'tabIndex'> {
  /** Default: text, like the other buttons of the toolbar. */
  readonly look?: keyof typeof CONFIRMATION;
  /** Returns the text to copy. */
  readonly read: () => Promise<string>;
}

/** Copies text and briefly confirms it. */
export default function CopyButton({ look = 'text', read, ...props }: Props) {
  // Number of clicks since the last confirmation ended; each click restarts the confirmation.
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setCopies(0), CONFIRMATION[look]);
    return () => clearTimeout(timer);
  }, [copies, look]);

  const write = async () => {
    if (await copyText(read())) {
      setCopies((before) => before + 1);
    }
  };
  const copy = translate({
    id: 'demo.copy',
    message: 'Copy',
    description: 'Button that copies the code of a demo',
  });
  const copied = translate({
    id: 'demo.copied',
    message: 'Copied',
    description: 'Button label for a moment after copying',
  });
  const [name, other] = isCopied ? [copied, copy] : [copy, copied];

  return look === 'icon' ? (
    <button
      type="button"
      {...props}
      onClick={() => void write()}
      aria-label={name}
      title={name}
      data-copied={isCopied || undefined}
    >
      <CopyIcon isDone={isCopied} />
    </button>
  ) : (
    <button
      type="button"
      {...props}
      data-event-action="copy"
      onClick={() => void write()}
      aria-live="polite"
    >
      <SteadyWord word={name} other={other} />
    </button>
  );
}

/** Renders two sheets of paper, or a check mark when done. */
function CopyIcon({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {isDone ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5h8v8h-8zM10.5 2.5h-8v8" />}
    </svg>
  );
}

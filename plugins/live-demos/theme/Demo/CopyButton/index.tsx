import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import CopyIcon from './CopyIcon';

/** How long the button confirms, in milliseconds. */
const CONFIRMATION = { text: 2000, icon: 1200 };

interface Props {
  readonly className?: string;
  /** Default: text, as one of the toolbar's buttons. */
  readonly look?: keyof typeof CONFIRMATION;
  /** Gives the text to copy. */
  readonly read: () => Promise<string>;
}

/** Copies text and says so for a while; a clipboard that refuses is left alone. */
export default function CopyButton({ className, look = 'text', read }: Props) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), CONFIRMATION[look]);
    return () => clearTimeout(timer);
  }, [copied, look]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await read());
      setCopied(true);
    } catch {
      // Nothing a reader could mend: the code can still be selected.
    }
  };
  const name = copied
    ? translate({
        id: 'demo.copied',
        message: 'Copied',
        description: 'Button label for a moment after copying',
      })
    : translate({
        id: 'demo.copy',
        message: 'Copy',
        description: 'Button that copies the code of a demo',
      });

  return look === 'icon' ? (
    <button
      type="button"
      className={className}
      onClick={() => void copy()}
      aria-label={name}
      title={name}
      data-copied={copied || undefined}
    >
      <CopyIcon isDone={copied} />
    </button>
  ) : (
    <button
      type="button"
      className={className}
      data-tool=""
      data-event-action="copy"
      tabIndex={-1}
      onClick={() => void copy()}
      aria-live="polite"
    >
      {name}
    </button>
  );
}

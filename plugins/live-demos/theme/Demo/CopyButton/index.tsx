import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';

/** How long the button confirms, in milliseconds. */
const CONFIRMATION = 2000;

interface Props {
  readonly className?: string;
  /** Gives the text to copy. */
  readonly read: () => Promise<string>;
}

/** Copies text and says so for two seconds; a clipboard that refuses is left alone. */
export default function CopyButton({ className, read }: Props) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await read());
      setCopied(true);
    } catch {
      // Nothing a reader could mend: the code can still be selected.
    }
  };

  return (
    <button type="button" className={className} onClick={() => void copy()} aria-live="polite">
      {copied
        ? translate({
            id: 'demo.copied',
            message: 'Copied',
            description: 'Button label for two seconds after copying',
          })
        : translate({
            id: 'demo.copy',
            message: 'Copy',
            description: 'Button that copies the code of a demo',
          })}
    </button>
  );
}

import { lazy, Suspense } from 'react';
import type { DemoDescriptor } from '../../../../../lib/demos/types';
import styles from './styles.module.css';

const HighlightedCode = lazy(() => import('../../../client/HighlightedCode'));

interface Props {
  readonly demo: DemoDescriptor;
  /** File name and text to show; before they are loaded the server's HTML stays. */
  readonly name?: string;
  readonly code?: string;
  /** The accessible name, where keys do something with it. */
  readonly label?: string;
}

/** A listing: the server's HTML, untouched, until the reader asks for something that it does not show. */
export default function CodeView({ demo, name, code, label }: Props) {
  const server = (
    <span
      data-server-code=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: demo.server?.code ?? '' }}
    />
  );
  return (
    // Long lines scroll, which keyboards must reach.
    <pre className={styles.pre} tabIndex={0} role={label && 'group'} aria-label={label}>
      <code translate="no">
        {name !== undefined && code !== undefined ? (
          <Suspense fallback={code}>
            <HighlightedCode name={name} code={code} />
          </Suspense>
        ) : (
          server
        )}
      </code>
    </pre>
  );
}

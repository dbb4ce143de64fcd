import { lazy, Suspense } from 'react';
import type { DemoDescriptor } from '../../../../shared/types';
import styles from './styles.module.css';

const HighlightedCode = lazy(() => import('../../../client/HighlightedCode'));

interface Props {
  readonly demo: DemoDescriptor;
  /** Name of the file to show; the server's HTML stays until name and `code` are set. */
  readonly name?: string;
  readonly code?: string;
  /** Accessible name, if the listing handles keys. */
  readonly label?: string;
}

/** Renders a listing: the server's unchanged HTML, until the reader asks for something else. */
export default function CodeView({ demo, name, code, label }: Props) {
  const server = (
    <span
      data-server-code=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: demo.server?.code ?? '' }}
    />
  );
  return (
    // Long lines scroll, so the keyboard must be able to reach them.
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

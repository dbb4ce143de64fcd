import { forwardRef, type CSSProperties } from 'react';
import { keepSharedStyles } from '../../../client/keepSharedStyles';
import type { DemoDescriptor } from '../../../types';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly first: boolean;
}

/**
 * The place a demo runs in. The server's HTML is inside from the start; in the browser React is told nothing of it, so
 * that it stays as it is until the demo's own tree takes it over.
 */
export default forwardRef<HTMLDivElement, Props>(function DemoCanvas({ demo, first }, ref) {
  const { height, server } = demo;
  const html = server ? keepSharedStyles(server.html, first) : '';
  return (
    <div
      className={styles.canvas}
      data-demo-canvas=""
      style={
        {
          '--demo-wide': `${height.wide}px`,
          '--demo-narrow': `${height.narrow}px`,
        } as CSSProperties
      }
    >
      <div
        ref={ref}
        className={styles.content}
        data-demo-content=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
});

import { forwardRef, useContext, type CSSProperties } from 'react';
import { ServedStyles } from '../../../client/ServedStyles';
import { serveOnce } from '../../../server/serveOnce';
import type { DemoDescriptor } from '../../../../shared/types';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
}

/**
 * Renders the element that a demo runs in. The server's HTML is inside from the start. In the browser, React does not
 * know about it, so it remains unchanged until the demo's tree takes it over.
 */
export default forwardRef<HTMLDivElement, Props>(function DemoCanvas({ demo }, ref) {
  const served = useContext(ServedStyles);
  const { height, server } = demo;
  const html = server ? serveOnce(demo.id, () => server.html, served) : '';
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

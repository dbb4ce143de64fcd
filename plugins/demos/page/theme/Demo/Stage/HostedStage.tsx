import { forwardRef, lazy, Suspense, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { DemoFrameProps } from '../../../client/DemoFrame';
import { whenNear } from '../../../../../../lib/browser/whenNear';
import type { StageHandle } from '.';
import styles from './styles.module.css';

const DemoFrame = lazy(() => import('../../../client/DemoFrame'));

interface Props extends Omit<DemoFrameProps, 'initialHeight'> {
  /** Whether the frame is hidden because the island that it will replace is still visible. */
  readonly isSwapping: boolean;
  /** Called when the demo returns to the page. */
  readonly onEnd: () => void;
}

/** Renders a demo in the host once it approaches the viewport. */
export default forwardRef<StageHandle, Props>(function HostedStage(
  { isSwapping, onEnd, ...props },
  ref,
) {
  const { demo, isolated } = props;
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(element.current!, () => setNear(true)), []);
  useEffect(() => onEnd, [onEnd]);
  const { wide, narrow } = demo.height;
  const empty = <div className={styles.empty} />;
  return (
    <div ref={element} className={styles.hosted} data-swapping={isSwapping || undefined}>
      <div
        className={styles.space}
        data-isolated={isolated || undefined}
        style={{ '--demo-wide': `${wide}px`, '--demo-narrow': `${narrow}px` } as CSSProperties}
      >
        {isNear ? (
          <Suspense fallback={empty}>
            <DemoFrame ref={ref} initialHeight="var(--frame-height)" {...props} />
          </Suspense>
        ) : (
          <>
            {empty}
            <noscript
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: demo.server?.html ?? '' }}
            />
          </>
        )}
      </div>
    </div>
  );
});

import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './frameWidth.module.css';
import WidthHandle from './WidthHandle';

/** Common device widths in CSS pixels; `null` is the full available width. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1280, full: null } as const;

type Device = keyof typeof WIDTHS;

interface Props {
  readonly children: ReactNode;
  /**
   * Width in CSS pixels; `null` is the full available width. If omitted, the component keeps the width in its state.
   */
  readonly width?: number | null;
  readonly onWidth?: (width: number | null) => void;
}

/**
 * Lets the reader try widths other than the page's, with buttons for devices and a drag handle. A frame that is wider
 * than the page is scaled down.
 */
export default function FrameWidth({ children, width: given, onWidth }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number | null>(null);
  const [own, setOwn] = useState<number | null>(null);
  const chosen = given === undefined ? own : given;
  const choose = onWidth ?? setOwn;

  useEffect(() => {
    const observer = new ResizeObserver(() => setAvailable(room.current?.clientWidth ?? null));
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);

  const width = chosen ?? available ?? WIDTHS.desktop;
  const scale = available === null ? 1 : Math.min(1, available / width);
  const names: Record<Device, string> = {
    phone: translate({
      id: 'demo.width.phone',
      message: 'Phone',
      description: 'Button that gives a demo in a frame the width of a phone',
    }),
    tablet: translate({
      id: 'demo.width.tablet',
      message: 'Tablet',
      description: 'Button that gives a demo in a frame the width of a tablet',
    }),
    desktop: translate({
      id: 'demo.width.desktop',
      message: 'Desktop',
      description: 'Button that gives a demo in a frame the width of a desktop window',
    }),
    full: translate({
      id: 'demo.width.full',
      message: 'Full width',
      description: 'Button that gives a demo in a frame all the room there is',
    }),
  };
  const label = translate({
    id: 'demo.width',
    message: 'Width of the demo',
    description: 'Accessible name of what changes the width of a demo in a frame',
  });

  return (
    <>
      <div role="group" className={styles.bar} aria-label={label}>
        {(Object.keys(WIDTHS) as Device[]).map((device) => (
          <button
            key={device}
            type="button"
            className={styles.button}
            aria-pressed={WIDTHS[device] === chosen}
            onClick={() => choose(WIDTHS[device])}
          >
            {names[device]}
          </button>
        ))}
        <span className={styles.width} dir="ltr" aria-hidden="true">
          {Math.round(width)} px
        </span>
      </div>
      <div className={styles.row}>
        <div ref={room} className={styles.room}>
          <div
            className={styles.frame}
            data-demo-content=""
            style={{ width: chosen ?? '100%', '--scale': scale } as CSSProperties}
          >
            {children}
          </div>
        </div>
        <WidthHandle
          label={label}
          width={width}
          widest={Math.max(WIDTHS.desktop, available ?? 0)}
          place={width * scale}
          scale={scale}
          onWidth={choose}
        />
      </div>
    </>
  );
}

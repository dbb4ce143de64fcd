import { translate } from '@docusaurus/Translate';
import {
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

/**
 * Makes everything on the page inert except an element and what opens later as a child of the body, such as the menus of a
 * demo.
 *
 * @returns a function that undoes it
 */
function isolate(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let kept = element; kept.parentElement; kept = kept.parentElement) {
    for (const sibling of kept.parentElement.children) {
      if (
        sibling !== kept &&
        sibling instanceof HTMLElement &&
        !sibling.inert &&
        canBeInert(sibling)
      ) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
    if (kept.parentElement === document.body) {
      break;
    }
  }
  document.documentElement.dataset.workbench = '';
  return () => {
    changed.forEach((each) => {
      each.inert = false;
    });
    delete document.documentElement.dataset.workbench;
  };
}

const canBeInert = ({ localName }: Element): boolean => !/^(?:script|style|link)$/.test(localName);

/** Share of the preview, in percent of the window's width. */
const SHARE = { min: 20, max: 80, initial: 50, step: 2 };

/** Widths of the preview in CSS pixels: a phone and a tablet. */
const WIDTHS = [390, 768];

interface Props {
  readonly section: RefObject<HTMLElement>;
}

/**
 * Shows the preview and the code of a demo side by side over the whole window. The demo keeps its place in the document
 * and its state; everything else on the page is inert meanwhile.
 */
export default function Workbench({ section }: Props) {
  const [share, setShare] = useState(SHARE.initial);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => isolate(section.current!), [section]);
  useLayoutEffect(() => {
    const { style } = section.current!;
    style.setProperty('--workbench-share', `${share}%`);
    style.setProperty('--workbench-width', width === null ? '100%' : `${width}px`);
  }, [section, share, width]);

  const change = (wanted: number) =>
    setShare(Math.round(Math.min(SHARE.max, Math.max(SHARE.min, wanted))));

  function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) {
      const part = (clientX / window.innerWidth) * 100;
      change(isRightToLeft(currentTarget) ? 100 - part : part);
    }
  }

  function step(event: KeyboardEvent<HTMLElement>) {
    const side = isRightToLeft(event.currentTarget) ? -SHARE.step : SHARE.step;
    const targets: Record<string, number> = {
      ArrowRight: share + side,
      ArrowLeft: share - side,
      Home: SHARE.min,
      End: SHARE.max,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      change(target);
    }
  }

  return (
    <>
      <div
        role="separator"
        tabIndex={0}
        className={styles.handle}
        aria-orientation="vertical"
        aria-label={translate({
          id: 'demo.workbench.divider',
          message: 'Width of the preview',
          description: 'Accessible name of the line between the preview and the code of a demo',
        })}
        aria-valuenow={share}
        aria-valuemin={SHARE.min}
        aria-valuemax={SHARE.max}
        aria-valuetext={`${share}%`}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={step}
      />
      <div
        className={styles.widths}
        role="group"
        aria-label={translate({
          id: 'demo.workbench.widths',
          message: 'Width of the demo',
          description: 'Accessible name of the buttons that set how wide a demo is shown',
        })}
      >
        {[null, ...WIDTHS].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={width === each}
            onClick={() => setWidth(each)}
          >
            {each === null
              ? translate({
                  id: 'demo.workbench.full',
                  message: 'Full width',
                  description: 'Button that lets a demo take the whole width of the preview',
                })
              : `${each} px`}
          </button>
        ))}
      </div>
    </>
  );
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

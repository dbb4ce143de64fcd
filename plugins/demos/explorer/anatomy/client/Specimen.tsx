import DemoCanvas from '@theme/Demo/Canvas';
import { forwardRef, useRef, type PointerEvent, useEffect, useState, type RefObject } from 'react';
import type { DemoDescriptor } from '../../../shared/types';
import { findPartAt } from './findPartAt';
import type { Part } from './readParts';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly parts: readonly Part[];
  /** The highlighted part. */
  readonly shown: Part | undefined;
  /** @param id id of the part under the pointer; empty if there is none */
  readonly onPoint: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

/** The running component. Readers can point at its parts, but it is inert. */
export default forwardRef<HTMLDivElement, Props>(function Specimen(
  { demo, parts, shown, onPoint, onChoose },
  ref,
) {
  const place = useRef<HTMLDivElement>(null);
  const partAt = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) =>
    findPartAt(parts, clientX, clientY)?.id ?? '';
  return (
    // Keyboards and screen readers use the list instead of the pointer.
    <div
      ref={place}
      className={styles.specimen}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPoint(partAt(event))}
      onPointerLeave={() => onPoint('')}
      onClick={(event) => onChoose(partAt(event))}
    >
      {/* React 18 does not support `inert`, but passes an unknown attribute with a string value to the element. */}
      <div {...{ inert: '' }}>
        <DemoCanvas ref={ref} demo={demo} />
      </div>
      {shown && <Lights elements={shown.elements} place={place} />}
    </div>
  );
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface LightsProps {
  readonly elements: readonly Element[];
  /** Element that contains the parts. */
  readonly place: RefObject<HTMLElement>;
}

/** Highlights elements with frames. */
function Lights({ elements, place }: LightsProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    const around = place.current;
    if (!around) {
      return undefined;
    }
    const measure = () => setBoxes(elements.map((element) => boxOf(element, around)));
    const observer = new ResizeObserver(measure);
    [around, ...elements].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [elements, place]);
  return (
    <div className={styles.lights} aria-hidden="true" data-anatomy-lights={boxes.length}>
      {boxes.map((box, index) => (
        <span key={index} style={box} />
      ))}
    </div>
  );
}

function boxOf(element: Element, around: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = around.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}

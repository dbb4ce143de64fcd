import { useEffect, useState, type RefObject } from 'react';
import styles from './styles.module.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly elements: readonly Element[];
  /** Element that contains the parts. */
  readonly place: RefObject<HTMLElement>;
}

/** Highlights elements with frames. */
export default function Lights({ elements, place }: Props) {
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

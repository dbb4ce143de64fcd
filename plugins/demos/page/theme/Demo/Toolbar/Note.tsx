import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placeInWindow } from '../../../client/placeInWindow';
import styles from './note.module.css';

interface Props {
  readonly children: ReactNode;
  /** Element of the same size as the button that the note is about. */
  readonly opener: RefObject<HTMLElement>;
  /** Duration in milliseconds. Default: until the reader interacts with something else. */
  readonly lasts?: number;
  /** Pass the same function in every render. */
  readonly onEnd: () => void;
}

/** Renders a short note next to a button. */
export default function Note({ children, opener, lasts, onEnd }: Props) {
  const note = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => placeInWindow(note.current!, opener.current!));
  useEffect(() => {
    const timer = lasts === undefined ? undefined : setTimeout(onEnd, lasts);
    return () => clearTimeout(timer);
  }, [lasts, onEnd]);
  useEffect(() => {
    const handle = (event: Event) => {
      const isElsewhere = !opener.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere) {
        onEnd();
      }
    };
    const events = ['pointerdown', 'focusin', 'keydown'];
    events.forEach((name) => document.addEventListener(name, handle));
    return () => events.forEach((name) => document.removeEventListener(name, handle));
  }, [onEnd, opener]);
  return (
    <span ref={note} className={styles.note}>
      {children}
    </span>
  );
}

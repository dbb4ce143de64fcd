import * as React from 'react';

/** The width of an element, measured again whenever it changes; `undefined` on the server and before the first layout. */
export function useElementWidth<Element extends HTMLElement>() {
  const ref = React.useRef<Element>(null);
  const [width, setWidth] = React.useState<number>();

  React.useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}

/** Measurements of a demo on the page, in CSS pixels. */
export interface DemoFacts {
  readonly id: string;
  readonly state: string;
  /** Layout for which the demo's space is reserved, according to the width of its canvas. */
  readonly layout: 'wide' | 'narrow';
  /** Height of the demo without the reserved space. */
  readonly natural: number;
  /** Height that the page reserves for the demo. */
  readonly reserved: number;
  readonly direction: string;
}

/** Facts that a script inside the page can determine. */
export interface PageFacts {
  readonly demos: readonly DemoFacts[];
  readonly duplicateIds: readonly string[];
  /** `aria-labelledby="x"` and similar attributes whose target is not on the page. */
  readonly danglingReferences: readonly string[];
  /** Sum of all layout shifts since the page started loading. */
  readonly layoutShift: number;
  /** Elements that extend beyond the right edge, if the page scrolls horizontally. */
  readonly overflowing: readonly string[];
}

/** Runs in every page before its own scripts: records layout shifts. */
export function recordLayoutShift(): void {
  const record = globalThis as unknown as { layoutShifts: { value: number; what: string }[] };
  record.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node }[];
    })[]) {
      if (!entry.hadRecentInput) {
        const node = entry.sources?.[0]?.node;
        const element = node instanceof Element ? node : node?.parentElement;
        const demo = element?.closest<HTMLElement>('[data-demo]')?.dataset.demo;
        const what = `${demo ? `in demo ${demo}: ` : ''}${element?.outerHTML.slice(0, 120) ?? ''}`;
        record.layoutShifts.push({ value: entry.value, what });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: returns the largest layout shifts, for a message. */
export function largestShifts(): string[] {
  const { layoutShifts } = globalThis as unknown as {
    layoutShifts: { value: number; what: string }[];
  };
  return [...layoutShifts]
    .sort((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ value, what }) => `${value.toFixed(4)} ${what}`);
}

/** Runs in the page. */
export function readPageFacts(): PageFacts {
  const { layoutShifts } = globalThis as unknown as { layoutShifts: { value: number }[] };
  return {
    demos: [...document.querySelectorAll<HTMLElement>('[data-demo]')].map(readDemo),
    duplicateIds: findDuplicateIds(),
    danglingReferences: findDanglingReferences(),
    layoutShift: layoutShifts.reduce((sum, { value }) => sum + value, 0),
    overflowing: findOverflowing(),
  };

  function readDemo(section: HTMLElement): DemoFacts {
    const content = section.querySelector<HTMLElement>('[data-demo-content]');
    const reserved = content ? Number.parseFloat(getComputedStyle(content).minHeight) || 0 : 0;
    let natural = 0;
    if (content) {
      const before = content.style.minHeight;
      content.style.minHeight = '0';
      natural = content.getBoundingClientRect().height;
      content.style.minHeight = before;
    }
    const inner = content?.firstElementChild ?? content;
    return {
      id: section.dataset.demo ?? '',
      state: section.dataset.demoState ?? '',
      layout: (content?.clientWidth ?? 0) >= 600 ? 'wide' : 'narrow',
      natural,
      reserved,
      // A demo may set its own direction.
      direction: inner?.hasAttribute('dir')
        ? document.documentElement.dir || 'ltr'
        : inner
          ? getComputedStyle(inner).direction
          : '',
    };
  }

  function findDuplicateIds(): string[] {
    const ids = [...document.querySelectorAll('[id]')]
      .filter((element) => !isInWaitingDemo(element))
      .map(({ id }) => id);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  }

  /**
   * Server-rendered markup of a demo that has not started is ignored, because some components choose their ids on the
   * client.
   */
  function isInWaitingDemo(element: Element): boolean {
    const demo = element.closest<HTMLElement>('[data-demo]');
    return demo !== null && demo !== element && demo.dataset.demoState !== 'ready';
  }

  function findDanglingReferences(): string[] {
    const attributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'];
    return attributes.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) => {
        // The element that a closed menu button controls does not exist until the menu opens.
        const mayBeAbsent =
          attribute === 'aria-controls' && element.getAttribute('aria-expanded') !== 'true';
        return (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => id && !mayBeAbsent && !document.getElementById(id))
          .map((id) => `${attribute}="${id}" in ${element.outerHTML.slice(0, 160)}`);
      }),
    );
  }

  function findOverflowing(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !isClipped(element, clientWidth))
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 160));
  }

  function isClipped(element: Element, edge: number): boolean {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const clips = getComputedStyle(parent).overflowX !== 'visible';
      if (clips && parent !== document.body && parent.getBoundingClientRect().right <= edge + 1) {
        return true;
      }
    }
    return false;
  }
}

import type { KeyboardEvent } from 'react';
import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { findTabForKey } from '../../../lib/browser/findTabForKey';

/** The row of tabs: arrow keys follow the reading direction, and the focused tab is the selected one. */
export default function TabList({ className }: { readonly className?: string | undefined }) {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (element: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(element);
      selectValue(value);
    }
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = findTabForKey(event.key, index, tabValues.length, isRightToLeft);
    const tab = next === undefined ? undefined : event.currentTarget.parentElement?.children[next];
    if (next !== undefined && tab instanceof HTMLElement) {
      event.preventDefault();
      tab.focus();
      select(tab, tabValues[next]!.value);
    }
  };

  return (
    <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', className)}>
      {tabValues.map(({ value, label, attributes }, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onClick={(event) => select(event.currentTarget, value)}
          onKeyDown={(event) => handleKey(event, index)}
          {...attributes}
          className={clsx('tabs__item', attributes?.className as string | undefined, {
            'tabs__item--active': selectedValue === value,
          })}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

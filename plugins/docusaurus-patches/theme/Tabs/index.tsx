import type { Props as TabItemProps } from '@theme/TabItem';
import clsx from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface Props {
  /** Elements `<TabItem>`. */
  readonly children: ReactNode;
  /** Tabs of the same group are switched together. */
  readonly groupId?: string;
}

/** Tabs with the first one chosen, as HTML: `plugins/docusaurus-patches/client/listings/switchTabs.ts` switches them. */
export default function Tabs({ children, groupId }: Props): ReactNode {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  return (
    <div className="theme-tabs-container tabs-container" data-tabs="" data-tab-group={groupId}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({ props: { value, label } }, index) => (
          <li
            key={value}
            role="tab"
            data-tab={value}
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            className={clsx('tabs__item', index === 0 && 'tabs__item--active')}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      {items.map(({ props: { value, children: panel } }, index) => (
        <div key={value} role="tabpanel" hidden={index > 0}>
          {panel}
        </div>
      ))}
    </div>
  );
}

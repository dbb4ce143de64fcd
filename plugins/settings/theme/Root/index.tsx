import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import { useContext, useMemo, type ReactNode, useSyncExternalStore } from 'react';
import type { DisplaySettings } from '../../types';

const readDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns the site's context with another direction for the current language. */
function withDirection(
  context: DocusaurusContext,
  direction: DisplaySettings['direction'],
): DocusaurusContext {
  const { currentLocale, localeConfigs } = context.i18n;
  const locale = { ...localeConfigs[currentLocale]!, direction };
  return {
    ...context,
    i18n: { ...context.i18n, localeConfigs: { ...localeConfigs, [currentLocale]: locale } },
  };
}

/**
 * Gives the current language the direction that the reader chose. Docusaurus sets the language's direction on the root
 * element with every page, and would otherwise undo the choice.
 */
export default function DirectedRoot({ children }: { readonly children: ReactNode }): ReactNode {
  const context = useContext(Context);
  const direction = useDirection();
  const directed = useMemo(
    () => (direction ? withDirection(context, direction) : context),
    [context, direction],
  );
  return <Context.Provider value={directed}>{children}</Context.Provider>;
}

type Direction = DisplaySettings['direction'];

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Returns the current direction of the root element, even during hydration; `undefined` on the server. */
function useDirection(): Direction | undefined {
  return useSyncExternalStore(subscribe, readDirection, () =>
    typeof document === 'undefined' ? undefined : readDirection(),
  );
}

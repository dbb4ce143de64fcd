import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import { useContext, useMemo, type ReactNode } from 'react';
import { useDirection } from '../../client/useDirection';
import type { DisplaySettings } from '../../types';

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

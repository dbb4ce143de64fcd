import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import { useContext, useMemo, type ReactNode } from 'react';
import { useDirection } from '../../client/useDirection';
import type { DisplaySettings } from '../../types';

/** The site's context in which the language on screen is written in a direction. */
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
 * Docusaurus writes the direction of the language to the root element with every page. Here it is told that the language
 * has the direction that the reader chose, which therefore stays.
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

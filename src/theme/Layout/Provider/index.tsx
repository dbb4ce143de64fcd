import LayoutProvider from '@theme-original/Layout/Provider';
import LanguageOffer from '@site/src/theme/LanguageOffer';
import type { Props } from '@theme/Layout/Provider';
import { createContext, memo, useContext, type ReactNode } from 'react';

const Page = createContext<ReactNode>(null);

function CurrentPage(): ReactNode {
  return useContext(Page);
}

const Providers = memo(function Providers(): ReactNode {
  return (
    <LayoutProvider>
      <CurrentPage />
      <LanguageOffer />
    </LayoutProvider>
  );
});

/**
 * Renders Docusaurus' providers so that they only re-render when their data changes. Otherwise each navigation would
 * give
 * them new values and re-render all their consumers.
 */
export default function SteadyLayoutProvider({ children }: Props): ReactNode {
  return (
    <Page.Provider value={children}>
      <Providers />
    </Page.Provider>
  );
}

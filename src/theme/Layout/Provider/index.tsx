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
 * Docusaurus' own providers, which render again when what they provide changes: with each page they would make a new
 * value, and with it everything that reads one.
 */
export default function SteadyLayoutProvider({ children }: Props): ReactNode {
  return (
    <Page.Provider value={children}>
      <Providers />
    </Page.Provider>
  );
}

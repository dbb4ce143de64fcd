import { render, screen } from '@testing-library/react';
import { createContext, memo, useContext, type ReactNode } from 'react';
import LayoutProvider from '..';

const mockValue = createContext<readonly string[]>([]);

/** Provides a new value on each render, like some of Docusaurus' providers. */
jest.mock(
  '@theme-original/Layout/Provider',
  () => ({
    __esModule: true,
    default: ({ children }: { readonly children: ReactNode }) => (
      <mockValue.Provider value={['preferred version']}>{children}</mockValue.Provider>
    ),
  }),
  { virtual: true },
);

jest.mock('@site/src/theme/LanguageOffer', () => ({ __esModule: true, default: () => null }));

test('does not re-render the consumers of a provider on navigation', () => {
  const renders = jest.fn();
  const Bar = memo(function Bar() {
    renders(useContext(mockValue));
    return null;
  });
  const layout = (page: string) => (
    <LayoutProvider>
      <Bar />
      <p>{page}</p>
    </LayoutProvider>
  );
  const { rerender } = render(layout('Rows'));
  rerender(layout('Columns'));
  expect(screen.getByText('Columns')).toBeInTheDocument();
  expect(renders.mock.calls).toEqual([[['preferred version']]]);
});

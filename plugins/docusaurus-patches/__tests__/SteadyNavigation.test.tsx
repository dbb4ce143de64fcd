import { act, render } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { memo } from 'react';
import { Router, useLocation } from 'react-router-dom';
import SteadyNavigation from '../client/SteadyNavigation';

jest.mock('@docusaurus/core/lib/client/preload', () => ({
  __esModule: true,
  default: () => Promise.resolve(),
}));

test('renders location consumers once per page change', async () => {
  window.scrollTo = () => {};
  const history = createMemoryHistory();
  const seen: string[] = [];
  const Reader = memo(function Reader() {
    seen.push(useLocation().pathname);
    return null;
  });
  const children = <Reader />;
  function App() {
    return <SteadyNavigation location={useLocation()}>{children}</SteadyNavigation>;
  }
  render(
    <Router history={history}>
      <App />
    </Router>,
  );
  await act(async () => history.push('/next/'));
  expect(seen).toEqual(['/', '/next/']);
});

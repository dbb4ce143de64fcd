import { render } from '@testing-library/react';
import { Context as RouteContext } from '@docusaurus/core/lib/client/routeContext';
import { useTitleFormatter } from '@docusaurus/theme-common/internal';
import SiteProvider from '@site/tests/jest/SiteProvider';
import type { Props } from '@theme/DocVersionRoot';
import DocVersionRoot from '..';

jest.mock('@theme-original/DocVersionRoot', () => ({
  __esModule: true,
  default: function Page() {
    return useTitleFormatter().format('Sorting');
  },
}));

test.each([
  ['current', 'Sorting | MUI X docs'],
  ['next', 'Sorting (next) | MUI X docs'],
  ['v6', 'Sorting (v6) | MUI X docs'],
])('the title of a page of %s is "%s"', (version, title) => {
  const props = { version: { pluginId: 'default', version } } as unknown as Props;
  const { container } = render(
    <SiteProvider>
      <RouteContext.Provider value={{ plugin: { id: 'default', name: 'docs' } }}>
        <DocVersionRoot {...props} />
      </RouteContext.Provider>
    </SiteProvider>,
  );
  expect(container.textContent).toBe(title);
});

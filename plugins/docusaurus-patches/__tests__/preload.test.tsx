import preload from '../client/preload';
import { onRouteDidUpdate } from '../client/shownPage';

const loadPage = jest.fn();

jest.mock('@docusaurus/core/lib/client/preload', () => ({
  __esModule: true,
  default: async () => undefined,
}));
jest.mock('../client/findPage', () => ({ findPage: async () => undefined }));
jest.mock('@site/plugins/docusaurus-patches/client/static-regions/fetchRegion', () => ({
  loadPage: (pathname: string) => loadPage(pathname),
}));

const arriveAt = (pathname: string) =>
  onRouteDidUpdate?.({
    location: { pathname, search: '', hash: '', state: undefined },
    previousLocation: null,
  });

test('fetches the HTML of another page but not of the page on screen', async () => {
  await preload(window.location.pathname);
  expect(loadPage).not.toHaveBeenCalled();
  await preload('/x/sorting/');
  expect(loadPage).toHaveBeenLastCalledWith('/x/sorting/');
  arriveAt('/x/sorting/');
  loadPage.mockClear();
  await preload('/x/sorting/');
  expect(loadPage).not.toHaveBeenCalled();
  await preload('/');
  expect(loadPage).toHaveBeenCalledWith('/');
});

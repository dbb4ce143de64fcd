import { act, render, screen } from '@testing-library/react';
import SiteProvider from '@site/tests/jest/SiteProvider';
import AdSlot from '../theme/AdSlot';
import NoAdSlot from '../theme-without-ads/AdSlot';

jest.mock('../theme/Ad', () => ({ __esModule: true, default: () => <p>an ad</p> }));

let comeNear: () => void;
beforeEach(() => {
  // jsdom has no layout.
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: object[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as never;
});

const show = (path: string) =>
  render(
    <SiteProvider path={path}>
      <AdSlot place="contents" />
    </SiteProvider>,
  ).container;

test('reserves its space and loads the ad when it is near the window', async () => {
  const container = show('/x/react-charts/bars/');
  expect(container.querySelector('.slot')).toBeEmptyDOMElement();
  await act(async () => comeNear());
  expect(await screen.findByText('an ad')).toBeTruthy();
});

test('reserves no space on the playground', () => {
  expect(show('/zh/playground/')).toBeEmptyDOMElement();
});

test('reserves no space when ads are off', () => {
  expect(render(<NoAdSlot />).container).toBeEmptyDOMElement();
});

import { act, render, screen } from '@testing-library/react';
import SiteProvider from '@site/tests/jest/SiteProvider';
import AdSlot from '../theme/AdSlot';
import NoAdSlot from '../theme-without-ads/AdSlot';

jest.mock('../theme/Ad', () => ({ __esModule: true, default: () => <p>an ad</p> }));

let comeNear: () => void;
beforeEach(() => {
  // jsdom knows no places.
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

test('keeps its space, and loads the ad when it comes near', async () => {
  const container = show('/x/react-charts/bars/');
  expect(container.querySelector('.slot')).toBeEmptyDOMElement();
  await act(async () => comeNear());
  expect(await screen.findByText('an ad')).toBeTruthy();
});

test('there is no space for one where readers work', () => {
  expect(show('/zh/playground/')).toBeEmptyDOMElement();
});

test('nor where ads are off', () => {
  expect(render(<NoAdSlot />).container).toBeEmptyDOMElement();
});

import { fireEvent, render, screen } from '@testing-library/react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import { showChosen } from '../client/listings/switchTabs';

beforeAll(() => {
  window.scrollBy = jest.fn();
  // jsdom makes no storage events in the way Docusaurus does.
  const event = Object.assign(new Event('storage'), { initStorageEvent: () => undefined });
  jest.spyOn(document, 'createEvent').mockReturnValue(event);
});

beforeEach(() => localStorage.clear());

function Installers() {
  return (
    <Tabs groupId="installer">
      <TabItem value="npm" label="npm">
        npm install
      </TabItem>
      <TabItem value="yarn" label="Yarn">
        yarn add
      </TabItem>
      <TabItem value="pnpm">pnpm add</TabItem>
    </Tabs>
  );
}

const shown = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);

test('the first tab is chosen in the HTML of the server', () => {
  render(<Installers />);
  expect(shown()).toEqual(['npm install']);
  expect(screen.getAllByRole('tab').map((tab) => tab.ariaSelected)).toEqual([
    'true',
    'false',
    'false',
  ]);
});

test('a click switches all tabs of the group, and the choice is kept', () => {
  const { container } = render(
    <>
      <Installers />
      <Installers />
    </>,
  );
  fireEvent.click(screen.getAllByRole('tab', { name: 'Yarn' })[1]!);
  expect(shown()).toEqual(['yarn add', 'yarn add']);
  const page = document.createElement('div');
  page.innerHTML = container.innerHTML.replaceAll('hidden=""', '');
  showChosen(page);
  expect(page.querySelectorAll('[role=tabpanel]:not([hidden])')).toHaveLength(2);
});

test('arrow keys move the choice and the focus', () => {
  render(<Installers />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'npm' }), { key: 'ArrowLeft' });
  expect(shown()).toEqual(['pnpm add']);
  expect(screen.getByRole('tab', { name: 'pnpm' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tab', { name: 'npm' })).toHaveAttribute('tabindex', '-1');
});

test('tabs without a group are switched alone', () => {
  render(
    <>
      <Tabs>
        <TabItem value="a">First A</TabItem>
        <TabItem value="b">First B</TabItem>
      </Tabs>
      <Tabs>
        <TabItem value="a">Second A</TabItem>
        <TabItem value="b">Second B</TabItem>
      </Tabs>
    </>,
  );
  fireEvent.click(screen.getAllByRole('tab', { name: 'b' })[0]!);
  expect(shown()).toEqual(['First B', 'Second A']);
});

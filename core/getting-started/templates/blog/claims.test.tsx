import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BlogTemplate from './demos/BlogTemplate';
import { ARTICLES } from './demos/articles';

const list = () => screen.getByRole('region', { name: 'All articles' });
const titles = () =>
  within(list())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const status = () => within(list()).getByRole('status').textContent;
const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: 'Category' })).getByText(name));
const goTo = (page: number) =>
  userEvent.click(screen.getByRole('button', { name: `Go to page ${page}` }));

describe('#demo', () => {
  test('The newest article is the featured one and is not repeated in the list', async () => {
    render(<BlogTemplate />);
    const [newest, ...others] = [...ARTICLES].sort((a, b) => b.day.localeCompare(a.day));
    expect(screen.getByRole('heading', { level: 2, name: newest!.title })).toBeInTheDocument();
    const seen = [...titles()];
    await goTo(2);
    seen.push(...titles());
    expect(seen).toEqual(others.map(({ title }) => title));
    await choose(newest!.category);
    expect(titles()).not.toContain(newest!.title);
  });
});

describe('#filter', () => {
  test('Choosing a category returns to the first page', async () => {
    render(<BlogTemplate />);
    for (const category of ['Gear', 'All', 'Huts']) {
      await choose('All');
      await goTo(2);
      expect(status()).toMatch(/^Articles 5 to/);
      await choose(category === 'All' ? 'Food' : category);
      await choose(category);
      expect(status()).toMatch(/^Articles 1 to/);
      expect(titles().length).toBeGreaterThan(0);
    }
  });

  test('A click on the chosen category keeps the choice', async () => {
    render(<BlogTemplate />);
    for (const category of ['Huts', 'All']) {
      await choose(category);
      const before = titles();
      await choose(category);
      expect(titles()).toEqual(before);
      expect(screen.getByRole('button', { name: category })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
  });

  test('After a change of page, the focus moves to the heading of the list, so users of keyboards and screen readers are above the new cards, not at the end of the list', async () => {
    render(<BlogTemplate />);
    for (const page of [2, 1, 2]) {
      await goTo(page);
      const heading = screen.getByRole('heading', { name: 'All articles' });
      expect(heading).toHaveFocus();
      for (const card of within(list()).getAllByRole('article')) {
        expect(heading.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      }
    }
  });
});

describe('#data', () => {
  test('The form checks the address, shows a message below the field, and moves the focus there', async () => {
    render(<BlogTemplate />);
    const form = screen.getByRole('region', { name: 'Newsletter' });
    const field = within(form).getByRole('textbox');
    for (const value of ['', 'walker', 'walker@hut']) {
      fireEvent.change(field, { target: { value } });
      await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }));
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/^Enter/);
      expect(within(form).getByRole('status')).toBeEmptyDOMElement();
    }
    fireEvent.change(field, { target: { value: 'walker@hut.example' } });
    await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }));
    expect(within(form).getByRole('status')).toHaveTextContent('Thank you.');
    expect(field).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('#accessibility', () => {
  test('The whole card can be clicked, but the name of its link is only the title', () => {
    render(<BlogTemplate />);
    for (const title of titles()) {
      const card = screen.getByRole('heading', { level: 3, name: title! }).closest('article')!;
      const link = within(card).getByRole('link');
      expect(link).toHaveAccessibleName(title!);
      expect(getComputedStyle(card).position).toBe('relative');
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const layer = rules.find(({ cssText }) =>
        [...link.classList].some((name) => cssText.startsWith(`.${name}::after`)),
      );
      expect(layer?.cssText).toMatch(/position: absolute;.*inset: 0/);
    }
  });
});

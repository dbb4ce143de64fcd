import {
  act,
  fireEvent,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MarketingPage from './demos/MarketingPage';

const field = () => screen.getByRole('textbox', { name: /^Email address/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Start the trial' }));

/** Sets the width of the window for `matchMedia`, which jsdom lacks, and returns a function that changes the width. */
function setWindow(initialWidth: number): (width: number) => void {
  let width = initialWidth;
  const listeners = new Map<unknown, () => void>();
  window.matchMedia = (query) => {
    const list = {
      get matches() {
        return width >= Number(/min-width:([\d.]+)px/.exec(query)?.[1] ?? 0);
      },
      addEventListener: (_: string, listener: (event: unknown) => void) =>
        listeners.set(listener, () => listener(list)),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    };
    return list as unknown as MediaQueryList;
  };
  return (next) => {
    width = next;
    act(() => [...listeners.values()].forEach((notify) => notify()));
  };
}

afterEach(() => {
  // @ts-expect-error jsdom doesn't have it.
  delete window.matchMedia;
});

describe('#demo', () => {
  test('The links in the header lead to sections of the same page', () => {
    render(<MarketingPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const links = [
      ...within(screen.getByRole('banner', { hidden: true })).getAllByRole('link', {
        hidden: true,
      }),
      ...within(screen.getByRole('dialog', { name: 'Menu' })).getAllByRole('link'),
    ];
    expect(links).toHaveLength(9);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')!.slice(1));
      expect(target?.tagName).toBe('SECTION');
      expect(target).toHaveAttribute('aria-labelledby', `${target!.id}-title`);
      expect(document.getElementById(`${target!.id}-title`)?.tagName).toBe('H2');
    }
  });
});

describe('#files', () => {
  test('The drawer also closes when the window becomes wide', async () => {
    const resize = setWindow(360);
    render(<MarketingPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    resize(1200);
    await waitForElementToBeRemoved(drawer);
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    resize(360);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('#form', () => {
  test('Submitting a missing or malformed address shows a message below the field and moves the focus to it', async () => {
    render(<MarketingPage />);
    for (const [address, message] of [
      ['', 'Enter your email address.'],
      ['   ', 'Enter your email address.'],
      ['chef', /such as/],
      ['chef@bistro', /such as/],
      ['chef @bistro.example', /such as/],
    ] as const) {
      fireEvent.change(field(), { target: { value: address } });
      await submit();
      expect(field()).toHaveAccessibleDescription(message);
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    }
  });

  test('A valid address empties the field, and a status message confirms where the link goes', async () => {
    render(<MarketingPage />);
    await submit();
    await userEvent.type(field(), 'chef@bistro.example');
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('chef@bistro.example');
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('#accessibility', () => {
  test('Several answers can be open at the same time', async () => {
    render(<MarketingPage />);
    const questions = screen
      .getAllByRole('button', { expanded: false })
      .filter((button) => button.textContent!.endsWith('?'));
    expect(questions.length).toBeGreaterThan(1);
    for (const question of questions) {
      await userEvent.click(question);
    }
    for (const question of questions) {
      expect(question).toHaveAttribute('aria-expanded', 'true');
    }
  });
});

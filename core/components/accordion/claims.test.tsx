import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const show = (props: Partial<AccordionProps> = {}, summary: { id?: string } = {}) =>
  render(
    <Accordion {...props}>
      <AccordionSummary expandIcon={<i>+</i>} aria-controls="text" {...summary}>
        Returns
      </AccordionSummary>
      <AccordionDetails>Within 30 days</AccordionDetails>
    </Accordion>,
  );
const button = () => screen.getByRole('button');
const region = () => document.querySelector<HTMLElement>('[role="region"]')!;
const rulesOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter((text) => [...element.classList].some((name) => text.includes(`.${name}`)))
    .join('\n');

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('The accordion uses the `id` to label the content, and `aria-controls` as the id of the content', () => {
    show({ defaultExpanded: true }, { id: 'returns' });
    expect(screen.getByRole('region', { name: /Returns/ })).toHaveAttribute('id', 'text');
  });

  test('If the first child is text, the accordion throws an error', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(
        <Accordion>
          Returns
          <AccordionDetails>Within 30 days</AccordionDetails>
        </Accordion>,
      ),
    ).toThrow(TypeError);
  });

  test('The first child becomes the heading, regardless of its type, and all other children become the content', () => {
    render(
      <Accordion defaultExpanded>
        <p>Plain</p>
        <AccordionSummary>Second</AccordionSummary>
        <p>Third</p>
      </Accordion>,
    );
    const heading = document.querySelector('.MuiAccordion-heading');
    expect(heading).toHaveTextContent(/^Plain$/);
    expect(region()).toHaveTextContent('SecondThird');
  });
});

describe('#controlled', () => {
  test('`onChange` receives the event and the new value', async () => {
    const onChange = jest.fn();
    const { unmount } = show({
      expanded: false,
      onChange: (event, isExpanded) => onChange(event.type, isExpanded),
    });
    await userEvent.click(button());
    expect(onChange).toHaveBeenLastCalledWith('click', true);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    unmount();
    show({ expanded: true, onChange: (event, isExpanded) => onChange(event.type, isExpanded) });
    await userEvent.click(button());
    expect(onChange).toHaveBeenLastCalledWith('click', false);
  });
});

describe('#buttons', () => {
  test('The whole summary is one `<button>` in an `<h3>`', () => {
    show();
    expect(button().tagName).toBe('BUTTON');
    expect(button()).toHaveTextContent('Returns+');
    expect(button().parentElement?.tagName).toBe('H3');
  });

  test('each click on it also toggles the accordion', async () => {
    render(
      <Accordion>
        <AccordionSummary>
          <input type="checkbox" />
        </AccordionSummary>
        <AccordionDetails>Within 30 days</AccordionDetails>
      </Accordion>,
    );
    for (const expanded of ['true', 'false']) {
      await userEvent.click(screen.getByRole('checkbox'));
      expect(button()).toHaveAttribute('aria-expanded', expanded);
    }
  });

  test('To match the outline of your page, choose another heading level:', () => {
    show({ slotProps: { heading: { component: 'h2' } } });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Returns');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});

describe('#lazy', () => {
  test('By default, collapsed content is rendered, but hidden', () => {
    show();
    expect(screen.getByText('Within 30 days')).not.toBeVisible();
  });

  test('In `slotProps.transition`, `mountOnEnter` renders the content when the accordion opens for the first time; `unmountOnExit` also removes it when the accordion closes, together with all state inside', () => {
    for (const option of ['mountOnEnter', 'unmountOnExit']) {
      const { unmount } = render(
        <Accordion slotProps={{ transition: { [option]: true, timeout: 0 } }}>
          <AccordionSummary>Note</AccordionSummary>
          <input aria-label="Text" />
        </Accordion>,
      );
      const field = () => document.querySelector('input');
      expect(field()).toBeNull();
      fireEvent.click(button());
      fireEvent.change(field()!, { target: { value: 'Hello' } });
      jest.useFakeTimers();
      fireEvent.click(button());
      React.act(() => jest.runAllTimers());
      jest.useRealTimers();
      expect(field() === null).toBe(option === 'unmountOnExit');
      fireEvent.click(button());
      expect(field()).toHaveValue(option === 'mountOnEnter' ? 'Hello' : '');
      unmount();
    }
  });
});

describe('#appearance', () => {
  test('When an accordion is expanded, it has a margin of 16 pixels above and below, and its summary grows from 48 to 64 pixels; `disableGutters` removes both', () => {
    const { unmount } = show({ expanded: true });
    expect(rulesOf(document.querySelector('.MuiAccordion-root')!)).toContain('margin: 16px 0');
    expect(rulesOf(button())).toContain('min-height: 48px');
    expect(rulesOf(button())).toContain('min-height: 64px');
    unmount();
    show({ expanded: true, disableGutters: true });
    const classes = document.querySelector('.MuiAccordion-root')!;
    expect(classes).not.toHaveClass('MuiAccordion-gutters');
    expect(getComputedStyle(button()).minHeight).toBe('48px');
    expect(getComputedStyle(classes).marginTop).not.toBe('16px');
  });

  test('The first accordion has no margin above, and the last has none below', () => {
    show({ expanded: true });
    const rules = rulesOf(document.querySelector('.MuiAccordion-root')!);
    expect(rules).toMatch(/\.Mui-expanded:first-of-type {margin-top: 0/);
    expect(rules).toMatch(/\.Mui-expanded:last-of-type {margin-bottom: 0/);
  });

  test('The rounded corners and the line between two accordions depend on their position in the parent: the first `<div>` is rounded at the top and has no line above it, and the last is rounded at the bottom', () => {
    show();
    const root = document.querySelector('.MuiAccordion-root')!;
    const rules = rulesOf(root);
    expect(root.tagName).toBe('DIV');
    expect(rules).toMatch(/:first-of-type {border-top-left-radius: 4px; border-top-right-radius/);
    expect(rules).toMatch(/:first-of-type::before {display: none/);
    expect(rules).toMatch(/:last-of-type {border-bottom-left-radius: 4px; border-bottom-right/);
  });

  test('`expandIcon` rotates by 180° when the accordion opens', () => {
    const transform = () =>
      getComputedStyle(document.querySelector('.MuiAccordionSummary-expandIconWrapper')!).transform;
    show();
    expect(transform()).toBe('rotate(0deg)');
    fireEvent.click(button());
    expect(transform()).toBe('rotate(180deg)');
  });
});

describe('#accessibility', () => {
  test('Each summary is a tab stop; <kbd>Enter</kbd> and <kbd>Space</kbd> toggle it', async () => {
    show();
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  test("The arrow keys don't move between accordions", async () => {
    show();
    show();
    await userEvent.tab();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getAllByRole('button')[0]).toHaveFocus();
    }
  });

  test('The button has `aria-expanded`', () => {
    show({ defaultExpanded: true });
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(region()).toBeVisible();
  });

  test('Without an `id` on the summary, the region has no name', () => {
    show({ defaultExpanded: true });
    expect(region()).not.toHaveAttribute('aria-labelledby');
    expect(region()).not.toHaveAttribute('aria-label');
  });

  test('A disabled accordion is not in the tab order', async () => {
    show({ disabled: true, expanded: true });
    expect(screen.getByText('Within 30 days')).toBeVisible();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test('With `react-is` 19, the console shows no warning', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Accordion>
        <>
          <AccordionSummary>Returns</AccordionSummary>
          <AccordionDetails>Within 30 days</AccordionDetails>
        </>
      </Accordion>,
    );
    expect(report).not.toHaveBeenCalled();
  });

  test('The first child is a fragment, and the whole fragment becomes the heading', () => {
    render(
      <Accordion>
        <>
          <AccordionSummary>Returns</AccordionSummary>
          <AccordionDetails>Within 30 days</AccordionDetails>
        </>
      </Accordion>,
    );
    expect(document.querySelector('.MuiAccordion-heading')).toHaveTextContent(
      'ReturnsWithin 30 days',
    );
    expect(region()).toBeEmptyDOMElement();
  });

  test('`expanded` was `undefined` in the first render', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const accordion = (expanded?: boolean) => (
      <Accordion expanded={expanded}>
        <AccordionSummary>Returns</AccordionSummary>
      </Accordion>
    );
    const { rerender } = render(accordion());
    rerender(accordion(true));
    expect(report.mock.calls.flat().join(' ')).toContain(
      'A component is changing the uncontrolled expanded state of Accordion to be controlled',
    );
  });
});

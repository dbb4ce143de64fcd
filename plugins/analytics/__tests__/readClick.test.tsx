import { Inbox } from '../client/Inbox';
import { readClick } from '../client/listen';

function clickOn(html: string, selector: string) {
  document.body.innerHTML = html;
  return readClick(document.querySelector(selector));
}

test('reads all attributes from one element', () => {
  expect(
    clickOn(
      '<a data-event-category="ad" data-event-action="click" data-event-label="house"><i>x</i></a>',
      'i',
    ),
  ).toEqual({ name: 'ad_click', params: { label: 'house' } });
});

test('combines the action of a button with the category of its container', () => {
  const html =
    '<div data-event-category="demo" data-event-label="BasicBars"><button data-event-action="copy">Copy</button><p>text</p></div>';
  expect(clickOn(html, 'button')).toEqual({ name: 'demo_copy', params: { label: 'BasicBars' } });
  expect(clickOn(html, 'p')).toBeNull();
});

test('ignores other clicks', () => {
  expect(clickOn('<button>Plain</button>', 'button')).toBeNull();
  expect(readClick(document)).toBeNull();
  expect(readClick(null)).toBeNull();
});

test('an inbox holds fifty events, delivers them, and then forwards new ones', () => {
  const inbox = new Inbox();
  const event = (name: string) => ({ name, params: {} });
  for (let index = 0; index < 60; index += 1) {
    inbox.push(event(`early_${index}`));
  }
  const taken: string[] = [];
  inbox.open(({ name }) => taken.push(name));
  inbox.push(event('late'));
  expect(taken).toHaveLength(51);
  expect(taken.at(-1)).toBe('late');
});

test('a discarded inbox delivers only later events', () => {
  const inbox = new Inbox();
  inbox.push({ name: 'before', params: {} });
  inbox.discard();
  inbox.push({ name: 'meanwhile', params: {} });
  const taken: string[] = [];
  inbox.open(({ name }) => taken.push(name));
  inbox.push({ name: 'after', params: {} });
  expect(taken).toEqual(['after']);
});

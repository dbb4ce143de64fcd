import { createStorageSlot } from '@docusaurus/theme-common';
import { REGION_FILLED } from '@site/plugins/docusaurus-patches/client/static-regions';
import { findTabForKey } from '../../../../lib/browser/findTabForKey';

type StorageSlot = ReturnType<typeof createStorageSlot>;

/** Choices in tabs, by the name of their group. */
const slots = new Map<string, StorageSlot>();

/** Switches tabs as the server wrote them: the choice holds for all tabs of the group, and is kept. */
function switchOnClick({ target }: Event): void {
  const tab = tabOf(target);
  if (tab) {
    choose(tab);
  }
}

/** Arrow keys follow the reading direction, and the focused tab is the selected one. */
function switchOnKey(event: KeyboardEvent): void {
  const tab = tabOf(event.target);
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const tabs = tabsOf(containerOf(tab));
  const isRightToLeft = getComputedStyle(tab).direction === 'rtl';
  const next = findTabForKey(event.key, tabs.indexOf(tab), tabs.length, isRightToLeft);
  if (next !== undefined) {
    event.preventDefault();
    tabs[next]!.focus();
    choose(tabs[next]!);
  }
}

/** Selects the stored choice in new tabs. */
export function showChosen(root: ParentNode): void {
  const containers = root.querySelectorAll<HTMLElement>('[data-tab-group]');
  for (const group of new Set([...containers].map(({ dataset }) => dataset.tabGroup!))) {
    const value = slotOf(group).get();
    if (value !== null) {
      showInGroup(root, group, value);
    }
  }
}

function showInGroup(root: ParentNode, group: string, value: string): void {
  root
    .querySelectorAll<HTMLElement>(`[data-tab-group=${JSON.stringify(group)}]`)
    .forEach((container) => show(container, value));
}

function choose(tab: HTMLElement): void {
  const container = containerOf(tab);
  const value = tab.dataset.tab!;
  const group = container.dataset.tabGroup;
  const before = tab.getBoundingClientRect().top;
  if (group === undefined) {
    show(container, value);
  } else {
    showInGroup(document, group, value);
    slotOf(group).set(value);
  }
  // Others above it may have become higher.
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

/** Shows the panel of a value; a container without one stays as it is. */
function show(container: HTMLElement, value: string): void {
  const tabs = tabsOf(container);
  const chosen = tabs.findIndex(({ dataset }) => dataset.tab === value);
  if (chosen < 0) {
    return;
  }
  tabs.forEach((tab, index) => {
    tab.ariaSelected = String(index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', index === chosen);
  });
  [...container.children]
    .filter((child): child is HTMLElement => child.role === 'tabpanel')
    .forEach((panel, index) => (panel.hidden = index !== chosen));
}

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tabs] > ul > [data-tab]') : null;

const containerOf = (tab: HTMLElement): HTMLElement => tab.closest<HTMLElement>('[data-tabs]')!;

const tabsOf = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(':scope > ul > [data-tab]'),
];

function slotOf(group: string): StorageSlot {
  const known = slots.get(group);
  if (known) {
    return known;
  }
  const slot = createStorageSlot(`docusaurus.tab.${group}`);
  // Another window may have changed it.
  slot.listen(() => showChosen(document));
  slots.set(group, slot);
  return slot;
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', switchOnClick);
  document.addEventListener('keydown', switchOnKey);
  document.addEventListener(REGION_FILLED, ({ target }) => showChosen(target as Element));
  showChosen(document);
}

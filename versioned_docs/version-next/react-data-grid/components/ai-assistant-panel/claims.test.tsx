import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';

const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

function AskToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger>Ask</AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const withoutPanel = { toolbar: AskToolbar };
const withPanel = { toolbar: AskToolbar, aiAssistantPanel: GridAiAssistantPanel };

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  // Premium without a key.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
const panel = () => document.querySelector('.MuiDataGrid-panel');
const trigger = () => screen.getByText('Ask');

async function open(props: Partial<DataGridPremiumProps>) {
  render(
    <div style={{ width: 600, height: 400 }}>
      <DataGridPremium rows={rows} columns={columns} showToolbar {...props} />
    </div>,
  );
  act(() => trigger().focus());
  fireEvent.click(trigger());
  await wait();
}

describe('#ai-assistant-panel-trigger', () => {
  test('Without `aiAssistant`, it opens an empty popup as well:', async () => {
    await open({ slots: withPanel });
    expect(panel()?.querySelector('.MuiDataGrid-paper')).toBeEmptyDOMElement();
  });
});

describe('#slot', () => {
  test('The button is there all the same, and what it opens is empty:', async () => {
    await open({ slots: withoutPanel, aiAssistant: true });
    expect(panel()?.querySelector('.MuiDataGrid-paper')).toBeEmptyDOMElement();
  });
});

describe('#aria', () => {
  test('`aria-expanded` is `true` while the panel is open, and missing otherwise.', async () => {
    await open({ slots: withPanel, aiAssistant: true });
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(trigger());
    await wait();
    expect(trigger()).not.toHaveAttribute('aria-expanded');
  });

  test('what opens is a panel with the role `tooltip`', async () => {
    await open({ slots: withPanel, aiAssistant: true });
    expect(panel()).toHaveAttribute('role', 'tooltip');
  });

  test('The focus moves into the field,', async () => {
    await open({ slots: withPanel, aiAssistant: true });
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
  });

  test('back to the trigger when Esc closes the panel', async () => {
    await open({ slots: withPanel, aiAssistant: true });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await wait();
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });
});

import * as React from 'react';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid-premium';
import { lampColumns, lamps, suggestions } from './lamps';
import { answerPrompt } from './promptServer';

function LampToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Ask
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

function SmallAssistantPanel() {
  const apiRef = useGridApiContext();
  const { slots: baseSlots } = useGridRootProps();
  const [message, setMessage] = React.useState('For example: watts over 40');

  const send = async (prompt: string) => {
    setMessage('Asking…');
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    if (result instanceof Error) {
      setMessage(result.message);
    } else {
      apiRef.current.hidePreferences();
    }
  };

  return (
    <PromptField onSubmit={send} style={{ padding: 16 }}>
      <p role="status" style={{ marginTop: 0 }}>
        {message}
      </p>
      <PromptFieldControl
        size="small"
        autoFocus
        render={({ ref, ...props }) => (
          <baseSlots.baseTextField
            {...props}
            inputRef={ref as React.Ref<HTMLInputElement>}
            slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
          />
        )}
      />
      <PromptFieldSend render={<Button />}>Ask</PromptFieldSend>
    </PromptField>
  );
}

const slots = { toolbar: LampToolbar, aiAssistantPanel: SmallAssistantPanel };

export default function SmallPanel() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        label="Lamps"
        rows={lamps}
        columns={lampColumns}
        showToolbar
        slots={slots}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        density="compact"
        hideFooter
      />
    </div>
  );
}

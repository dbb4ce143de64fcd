import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid-premium';
import { diveColumns, dives } from './dives';
import { answerPrompt } from './promptServer';

function DiveToolbar() {
  const apiRef = useGridApiContext();
  const { slots } = useGridRootProps();
  const [message, setMessage] = React.useState('');

  const send = async (prompt: string) => {
    setMessage('Asking…');
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : `Done: ${prompt}`);
  };

  return (
    <Toolbar style={{ justifyContent: 'start', flexWrap: 'wrap', gap: 8 }}>
      <PromptField onSubmit={send} style={{ display: 'flex' }}>
        <PromptFieldControl
          placeholder="depth over 20"
          size="small"
          render={({ ref, ...props }, { disabled }) => (
            <slots.baseTextField
              {...props}
              disabled={disabled}
              inputRef={ref as React.Ref<HTMLInputElement>}
              slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <span role="status">{message}</span>
    </Toolbar>
  );
}

const slots = { toolbar: DiveToolbar };

export default function PromptInTheToolbar() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        label="Dives"
        rows={dives}
        columns={diveColumns}
        showToolbar
        slots={slots}
        aiAssistant
        onPrompt={answerPrompt}
        density="compact"
        hideFooter
      />
    </div>
  );
}

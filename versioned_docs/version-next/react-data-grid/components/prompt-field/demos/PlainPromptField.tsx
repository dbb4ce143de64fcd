import type * as React from 'react';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { diveColumns, dives } from './dives';
import { answerPrompt } from './promptServer';

const style = { font: 'inherit', padding: '4px 8px' };

function DiveToolbar() {
  const apiRef = useGridApiContext();
  const send = async (prompt: string) => {
    await apiRef.current.aiAssistant.processPrompt(prompt);
  };

  return (
    <Toolbar>
      <PromptField onSubmit={send}>
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }, { disabled }) => (
            <input
              ref={ref as React.Ref<HTMLInputElement>}
              aria-label="Prompt"
              placeholder="sort by fish"
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              disabled={disabled}
              style={style}
            />
          )}
        />
        <PromptFieldSend render={<button style={style} />}>Ask</PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: DiveToolbar };

export default function PlainPromptField() {
  return (
    <div style={{ height: 270, width: '100%' }}>
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

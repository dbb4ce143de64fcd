import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { guitarColumns, guitars } from './guitars';
import { answerPrompt } from './promptServer';

export default function PromptsFromButtons() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Choose a question.');
  const [waiting, setWaiting] = React.useState(false);

  const ask = async (prompt: string) => {
    setWaiting(true);
    setMessage('The service is thinking…');
    const result = await apiRef.current?.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : `Done: ${prompt}.`);
    setWaiting(false);
  };

  return (
    <div style={{ width: '100%' }}>
      {['sort by stock', 'price over 500', 'sort by color', 'sing a song'].map((prompt) => (
        <Button key={prompt} disabled={waiting} onClick={() => ask(prompt)}>
          {prompt}
        </Button>
      ))}
      <p role="status" style={{ margin: '8px 0' }}>
        {message}
      </p>
      <div style={{ height: 222 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Guitars"
          rows={guitars}
          columns={guitarColumns}
          aiAssistant
          onPrompt={answerPrompt}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}

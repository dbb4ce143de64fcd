import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { guitarColumns, guitars } from './guitars';
import { answerPrompt } from './promptServer';

export default function WhatTheServiceReceives() {
  const apiRef = useGridApiRef();
  const [context, setContext] = React.useState('[]');

  const answer = React.useCallback((prompt: string, promptContext: string, id?: string) => {
    setContext(promptContext);
    return answerPrompt(prompt, promptContext, id);
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('price over 500')}>
        Price over 500
      </Button>
      <div style={{ height: 222 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Guitars"
          rows={guitars}
          columns={guitarColumns}
          aiAssistant
          onPrompt={answer}
          density="compact"
          hideFooter
        />
      </div>
      <pre
        role="region"
        aria-label="Context of the prompt"
        tabIndex={0}
        style={{ height: 180, overflow: 'auto', margin: '8px 0 0' }}
      >
        {JSON.stringify(JSON.parse(context), null, 2)}
      </pre>
    </div>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function ChatInput() {
  const input = React.useRef<HTMLTextAreaElement>(null);
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState({ count: 0, message: '' });
  const send = () => {
    if (text.trim() !== '') {
      setSent({ count: sent.count + 1, message: text.trim() });
      setText('');
    }
    input.current?.focus();
  };
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {sent.count === 0 ? 'Nothing sent yet' : `Message ${sent.count} sent: ${sent.message}`}
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <TextareaAutosize
          ref={input}
          aria-label="Message to the workshop"
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
            if (event.key === 'Enter' && !event.shiftKey && !isComposing) {
              event.preventDefault();
              send();
            }
          }}
          style={{ flexGrow: 1, minWidth: 0, padding: 8, font: 'inherit', resize: 'none' }}
        />
        <Button variant="contained" onClick={send}>
          Send
        </Button>
      </Stack>
    </Stack>
  );
}

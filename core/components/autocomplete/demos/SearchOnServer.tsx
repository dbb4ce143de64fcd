import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchBooks } from './bookServer';

export default function SearchOnServer() {
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<readonly string[]>([]);
  const [status, setStatus] = React.useState<'loading' | 'found' | 'failed'>('found');

  React.useEffect(() => {
    if (text === '') return undefined;
    let isNewest = true;
    // Wait until the user pauses.
    const timer = setTimeout(() => {
      searchBooks(text).then(
        (books) => {
          if (!isNewest) return;
          setFound(books);
          setStatus('found');
        },
        () => {
          if (!isNewest) return;
          setFound([]);
          setStatus('failed');
        },
      );
    }, 300);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text]);

  const message = status === 'failed' ? 'The search failed. Type again.' : 'No books found';
  return (
    <Autocomplete
      options={text === '' ? [] : found}
      filterOptions={(options) => options}
      loading={text !== '' && status === 'loading'}
      noOptionsText={text === '' ? 'Type a title' : message}
      onInputChange={(_, next) => {
        setText(next);
        setStatus('loading');
      }}
      sx={{ width: 280 }}
      renderInput={(params) => (
        <TextField {...params} label="Book" helperText="Try “night”, or “x” for an error" />
      )}
    />
  );
}

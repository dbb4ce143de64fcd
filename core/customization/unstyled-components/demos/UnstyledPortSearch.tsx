import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const PORTS = ['Bergen', 'Bodø', 'Hirtshals', 'Kristiansand', 'Stavanger'];

const styles = {
  width: 1,
  maxWidth: 260,
  height: 240,
  color: 'text.primary',
  '& label': { display: 'block', mb: 0.5 },
  '& input': {
    boxSizing: 'border-box',
    width: 1,
    p: 1,
    border: '1px solid',
    borderColor: 'text.secondary',
    bgcolor: 'background.paper',
    color: 'inherit',
    font: 'inherit',
  },
  '& ul': { listStyle: 'none', m: 0, mt: 0.5, p: 0, border: 1, borderColor: 'divider' },
  '& li': { px: 1, py: 0.5, cursor: 'pointer' },
  '& li.Mui-focused': { bgcolor: 'action.selected' },
  '& li[aria-selected="true"]': { fontWeight: 'bold' },
};

export default function UnstyledPortSearch() {
  const search = useAutocomplete({ options: PORTS });
  return (
    <Box sx={styles}>
      <div {...search.getRootProps()}>
        <label {...search.getInputLabelProps()}>Port of departure</label>
        <input {...search.getInputProps()} />
      </div>
      {search.popupOpen && search.groupedOptions.length > 0 && (
        <ul {...search.getListboxProps()}>
          {search.groupedOptions.map((option, index) => {
            const { key, ...props } = search.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </Box>
  );
}

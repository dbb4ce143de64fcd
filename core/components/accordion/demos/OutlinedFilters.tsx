import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ChevronRight from '@mui/icons-material/ChevronRight';

const FILTERS = [
  { id: 'brand', label: 'Brand', text: 'Aster, Birch, Calla' },
  { id: 'price', label: 'Price', text: '20 to 80 euros' },
  { id: 'size', label: 'Size', text: 'S, M, L' },
];

export default function OutlinedFilters() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      {FILTERS.map(({ id, label, text }) => (
        <Accordion key={id} variant="outlined" square disableGutters>
          <AccordionSummary
            expandIcon={<ChevronRight />}
            id={`filter-${id}`}
            aria-controls={`filter-${id}-values`}
            sx={{
              flexDirection: 'row-reverse',
              gap: 1,
              [`& .${accordionSummaryClasses.expandIconWrapper}.Mui-expanded`]: {
                transform: 'rotate(90deg)',
              },
            }}
          >
            {label}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

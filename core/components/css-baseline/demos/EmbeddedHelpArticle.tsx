import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function EmbeddedHelpArticle() {
  return (
    <ScopedCssBaseline component="section" aria-labelledby="parcel-help" sx={{ p: 2 }}>
      <h3 id="parcel-help">Return a parcel</h3>
      <p>
        Bring the parcel to any shop <b>within 14 days</b>. Keep the receipt.
      </p>
      <Button variant="outlined">Print the label</Button>
    </ScopedCssBaseline>
  );
}

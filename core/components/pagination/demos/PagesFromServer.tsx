import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { fetchParcels, type Parcels } from './parcelServer';

export default function PagesFromServer() {
  const [request, setRequest] = React.useState({ page: 1 });
  const [result, setResult] = React.useState<Parcels>();
  const [failure, setFailure] = React.useState<typeof request>();
  React.useEffect(() => {
    let isCurrent = true;
    fetchParcels(request.page).then(
      (next) => isCurrent && setResult(next),
      () => isCurrent && setFailure(request),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);
  const hasFailed = failure === request;
  const isStale = !hasFailed && result !== undefined && result.page !== request.page;
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Box role="status" sx={{ minHeight: 72, opacity: isStale ? 0.5 : 1 }}>
        {hasFailed
          ? 'This page could not be loaded. Select it again to retry.'
          : (result?.rows.join(', ') ?? 'Loading…')}
      </Box>
      <Pagination
        count={result?.count ?? 1}
        page={request.page}
        disabled={result === undefined && !hasFailed}
        onChange={(_, page) => setRequest({ page })}
        aria-label="Pages of parcels"
      />
    </Box>
  );
}

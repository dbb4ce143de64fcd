import * as React from 'react';
import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { fetchMeters, type MeterAnswer, type MeterRequest } from './meterServer';

/** Keeps the models, asks the server whenever one of them changes, and ignores outdated answers. */
export function useMeters(failing = false) {
  const [request, setRequest] = React.useState<MeterRequest>({
    paginationModel: { page: 0, pageSize: 5 },
    sortModel: [],
    filterModel: { items: [] },
  });
  const [answer, setAnswer] = React.useState<Partial<MeterAnswer>>({});
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    let outdated = false;
    const show = (update: (old: Partial<MeterAnswer>) => Partial<MeterAnswer>, message = '') => {
      if (!outdated) {
        setAnswer(update);
        setError(message);
        setLoading(false);
      }
    };
    setLoading(true);
    fetchMeters(request, failing).then(
      (newAnswer) => show(() => newAnswer),
      // Old totals would not match the new filter.
      ({ message }: Error) => show(({ rowCount }) => ({ rowCount }), message),
    );
    return () => {
      outdated = true;
    };
  }, [request, failing]);

  const change = (changed: Partial<MeterRequest>) =>
    setRequest((current) => ({
      ...current,
      paginationModel: { ...current.paginationModel, page: 0 },
      ...changed,
    }));

  return {
    error,
    totals: answer.totals,
    gridProps: {
      ...request,
      rows: answer.rows ?? noMeters,
      rowCount: answer.rowCount ?? 0,
      loading,
      paginationMode: 'server',
      sortingMode: 'server',
      filterMode: 'server',
      onPaginationModelChange: (paginationModel: GridPaginationModel) =>
        change({ paginationModel }),
      onSortModelChange: (sortModel: GridSortModel) => change({ sortModel }),
      onFilterModelChange: (filterModel: GridFilterModel) => change({ filterModel }),
    } as const,
  };
}

const noMeters: MeterAnswer['rows'] = [];

const KEPT_CORE =
  'Material UI 4 may stay beside version 5, as the guide explains; the packages of the tests lack it.';

/**
 * Errors in upgraded code that no hit announces: the file and the line of code, with the reason. The list may only
 * shrink: a new error fails the test, and so does a listed one that no longer occurs.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Absences.v6-current.tsx: const slots: Partial<DateCalendarSlots<Dayjs>> = { Day };':
    'Keys of an object are followed from an element, not from a type inside of Partial.',
  "Flights.v4-v5.jsx: import Button from '@material-ui/core/Button';": KEPT_CORE,
  "Flights.v4-v5.jsx: import Radio from '@material-ui/core/Radio';": KEPT_CORE,
  "Flights.v4-v5.jsx: import { makeStyles } from '@material-ui/core/styles';": KEPT_CORE,
  'FolderTree.v6-current.tsx: onSelectedItemsChange={choose}':
    'The argument may be null in the later version; annotated types of parameters are not compared.',
  'OrdersPage.v5-v6.tsx: valueFormatter: ({ value }) => money.format(value as number),':
    'The parameter loses its type because the type of the list around it, which is announced, was removed.',
  "Parcels.current-next.tsx: useGridEvent(apiRef, 'rowClick', ({ id }) => {":
    'The API object may be null in the later version; arguments of hooks are not compared.',
  'Parcels.current-next.tsx: <Button disabled={selected.length === 0} onClick={() => setAsking(true)}>':
    'A codemod rewrites the model; reads of the state that holds it are not followed.',
  'Parcels.current-next.tsx: {isAsking && <SendDialog count={selected.length} onClose={close} />}':
    'A codemod rewrites the model; reads of the state that holds it are not followed.',
  "Parcels.current-next.tsx: slotProps={{ baseButton: { variant: 'outlined' } }}":
    'Props of base slots are independent of Material UI in the later version; their types are not in the reference.',
  'SalesCharts.current-next.tsx: <Grid item xs={12} md={6}>':
    'The grid of Material UI 7 is another component; upgrades of Material UI are not part of this tool.',
};

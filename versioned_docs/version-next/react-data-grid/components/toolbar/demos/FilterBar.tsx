import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { deliveries, deliveryColumns } from './deliveries';

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar style={{ justifyContent: 'start', flexWrap: 'wrap' }}>
      <FilterPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Filter
      </FilterPanelTrigger>
      {items.map((item) => {
        const { headerName = item.field } = apiRef.current.getColumn(item.field);
        const label = `${headerName} ${item.operator} ${item.value ?? ''}`;
        const remove = () => apiRef.current.deleteFilterItem(item);
        return (
          <ToolbarButton
            key={item.id}
            aria-label={`Remove the filter ${label}`}
            onClick={remove}
            render={<Chip component="button" size="small" label={label} onDelete={remove} />}
          />
        );
      })}
    </Toolbar>
  );
}

const initialState = {
  filter: { filterModel: { items: [{ id: 1, field: 'crates', operator: '>', value: '8' }] } },
};

const slots = { toolbar: FilterToolbar };

export default function FilterBar() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tours"
        rows={deliveries}
        columns={deliveryColumns}
        showToolbar
        slots={slots}
        initialState={initialState}
        density="compact"
        hideFooter
      />
    </div>
  );
}

import * as React from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, Toolbar, ToolbarButton, type GridDensity } from '@mui/x-data-grid';
import { deliveries, deliveryColumns } from './deliveries';

interface Settings {
  rowHeights: GridDensity;
  lines: boolean;
}

interface SettingsToolbarProps {
  settings?: Settings;
  onSettingsChange?: (settings: Settings) => void;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    settings?: Settings;
    onSettingsChange?: (settings: Settings) => void;
  }
}

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const initialSettings: Settings = { rowHeights: 'compact', lines: false };

function SettingsToolbar({ settings = initialSettings, onSettingsChange }: SettingsToolbarProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const change = (changed: Partial<Settings>) => {
    onSettingsChange?.({ ...settings, ...changed });
    setAnchor(null);
  };

  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {densities.map((density) => (
          <MenuItem
            key={density}
            selected={density === settings.rowHeights}
            onClick={() => change({ rowHeights: density })}
          >
            {density}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => change({ lines: !settings.lines })}>
          {settings.lines ? 'Hide lines' : 'Show lines'}
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: SettingsToolbar };

export default function SettingsMenu() {
  const [settings, setSettings] = React.useState(initialSettings);
  const slotProps = React.useMemo(
    () => ({ toolbar: { settings, onSettingsChange: setSettings } }),
    [settings],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Tours"
        rows={deliveries}
        columns={deliveryColumns}
        showToolbar
        slots={slots}
        slotProps={slotProps}
        density={settings.rowHeights}
        showCellVerticalBorder={settings.lines}
        showColumnVerticalBorder={settings.lines}
        hideFooter
      />
    </div>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';

export default function StationCard() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>Station 7 reports 18 °C and light wind.</CardContent>
      <CardActions>
        <Button
          aria-expanded={isOpen}
          aria-controls="station-details"
          onClick={() => setOpen(!isOpen)}
        >
          Details
        </Button>
      </CardActions>
      <Collapse in={isOpen} id="station-details">
        <CardContent>Humidity 61%, pressure 1,013 hPa, battery 84%.</CardContent>
      </Collapse>
    </Card>
  );
}

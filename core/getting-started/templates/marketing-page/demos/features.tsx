import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import DeleteSweepIcon from '@mui/icons-material/DeleteSweep';
import GroupsIcon from '@mui/icons-material/Groups';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import { Section } from './section';

/** The first two are the highlights, with more space. */
const FEATURES = [
  {
    Icon: LocalShippingIcon,
    title: 'Orders that write themselves',
    text: 'Larder compares the stock with the reservations of the week and drafts an order for each supplier. You check the quantities and send.',
  },
  {
    Icon: DeleteSweepIcon,
    title: 'Waste in kilos and dollars',
    text: 'Weigh what you throw away and tap the reason. After two weeks, you see which dish costs more than it earns.',
  },
  {
    Icon: QrCodeScannerIcon,
    title: 'Scan deliveries',
    text: 'Point the camera at a delivery note, and the stock is up to date.',
  },
  {
    Icon: PlaylistAddCheckIcon,
    title: 'Count by shelf',
    text: 'Lists follow the order of your shelves, so that nobody walks twice.',
  },
  {
    Icon: GroupsIcon,
    title: 'One list for the team',
    text: 'The morning shift sees what the evening shift used up.',
  },
  {
    Icon: CloudOffIcon,
    title: 'Works in the cellar',
    text: 'Without a connection, the app keeps your counts and sends them later.',
  },
];

export function Features() {
  return (
    <Section
      id="larder-features"
      title="Less counting, less waste"
      text="Six things that take up the time of a kitchen, and what Larder does about them."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
        }}
      >
        {FEATURES.map(({ Icon, title, text }, index) => {
          const isHighlight = index < 2;
          return (
            <Card
              key={title}
              variant="outlined"
              sx={{
                p: 3,
                borderRadius: 3,
                gridColumn: { md: isHighlight ? 'span 2' : undefined },
                borderColor: isHighlight ? 'primary.main' : undefined,
              }}
            >
              <Icon sx={{ color: 'primary.main', fontSize: isHighlight ? 44 : 32 }} />
              <Typography
                component="h3"
                variant={isHighlight ? 'h5' : 'h6'}
                sx={{ mt: 1, fontWeight: 700 }}
              >
                {title}
              </Typography>
              <Typography
                variant={isHighlight ? 'body1' : 'body2'}
                sx={{ mt: 1, color: 'text.secondary' }}
              >
                {text}
              </Typography>
            </Card>
          );
        })}
      </Box>
    </Section>
  );
}

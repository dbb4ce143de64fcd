import SvgIcon from '@mui/material/SvgIcon';

export default function TicketPath() {
  return (
    <SvgIcon titleAccess="Ticket">
      <path d="M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zm11 2v2h2V8zm0 3v2h2v-2zm0 3v2h2v-2z" />
    </SvgIcon>
  );
}

import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const HOTELS = [
  { name: 'Hotel Linde', average: 4.27, reviews: 318 },
  { name: 'Pension Alm', average: 3.64, reviews: 42 },
];

export default function AverageOfReviews() {
  return (
    <Stack spacing={2}>
      {HOTELS.map(({ name, average, reviews }) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ width: 110 }}>{name}</Typography>
          <Rating
            readOnly
            size="small"
            precision={0.1}
            value={average}
            getLabelText={(value) => `${value} of 5 stars`}
          />
          <Typography variant="body2">{`(${reviews})`}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

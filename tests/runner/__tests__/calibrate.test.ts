import { calibrate } from '../calibrate';

it('measures a machine, however fast it is', async () => {
  const slowness = await calibrate();
  expect(slowness).toBeGreaterThan(0.01);
  expect(slowness).toBeLessThan(1000);
});

/** 2,000 samples over 20 seconds: two waves around 10 mm/s, whose strength grows. */
export const vibration = Array.from({ length: 2000 }, (_, index) => {
  const time = index / 100;
  const strength = 1 + time / 8;
  const value = 10 + strength * (Math.sin(time * 5) + 0.4 * Math.sin(time * 37));
  return { time, value: Math.round(100 * value) / 100 };
});

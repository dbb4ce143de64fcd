import { fromLinear, toLinear, type Rgb } from './srgb';

/** Kinds of vision that a palette is checked for. */
export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;

export type Vision = (typeof VISIONS)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * Color blindness of full severity in linear RGB, from G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A
 * Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE TVCG 15 (6), 2009, table 1.
 */
const MATRICES: Readonly<Record<Exclude<Vision, 'normal'>, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns a color as readers with a kind of vision see it. */
export function simulateVision(color: Rgb, vision: Vision): Rgb {
  if (vision === 'normal') {
    return color;
  }
  const linear = color.map(toLinear);
  return MATRICES[vision].map((row) =>
    fromLinear(row.reduce((sum, weight, index) => sum + weight * linear[index]!, 0)),
  ) as unknown as Rgb;
}

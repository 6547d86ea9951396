/** Returns the value of a Kubernetes quantity, `500m` or `1Gi`; undefined for an invalid one. */
export function quantityOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const [, number, exponent, suffix = ''] =
    typeof value === 'string' ? (/^([+-]?\d{1,18}(?:\.\d{0,18})?)(?:[eE]([+-]?\d{1,2})|([numkMGTPE]|[KMGTPE]i))?$/.exec(value) ?? []) : [];
  if (number === undefined) return undefined;
  const scale = exponent === undefined ? SCALES[suffix] : 10 ** Number(exponent);
  return scale === undefined ? undefined : Number(number) * scale;
}

const SCALES: Readonly<Record<string, number>> = {
  '': 1,
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
};

import type { BootstrapInput, BootstrapStep } from '@slipway/manifest';

/** The environment variables that any of the steps reads, each once. */
export const inputsOf = (steps: readonly BootstrapStep[]): BootstrapInput[] => [
  ...new Map(steps.flatMap(({ inputs }) => inputs).map((input) => [input.name, input] as const)).values(),
];

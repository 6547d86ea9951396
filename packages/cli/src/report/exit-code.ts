/** What the command's exit code says; `interrupted` is the shell's convention for SIGINT. */
export const exitCodes = { clean: 0, findings: 1, usage: 2, internal: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** `reject` and `lossy` fail a command; `risk` and `advice` are reported and let pass. A bug of Slipway has a code of its own. */
export const exitCodeOf = (findings: readonly { readonly severity: string; readonly rule?: string }[]): ExitCode => {
  if (findings.some(({ rule }) => rule === 'internal-error')) return exitCodes.internal;
  return findings.some(({ severity }) => severity === 'reject' || severity === 'lossy') ? exitCodes.findings : exitCodes.clean;
};

/** Whether the command itself ends the process, while definitions may still run. */
export const ending = { byCommand: false };

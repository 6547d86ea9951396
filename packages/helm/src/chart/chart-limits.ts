import { loadError } from '../helm-error.ts';

/** The limits of loading one chart, together with all charts in it. */
export interface ChartLimits {
  /** Bytes of an archive. source-controller has the same limit. */
  readonly archiveBytes: number;
  /** Bytes of one file. Helm has the same limit. */
  readonly fileBytes: number;
  /** Bytes of all files. Helm has the same limit for each archive; here it is the limit of the chart and all charts in it. */
  readonly totalBytes: number;
  readonly files: number;
  /** Nesting of charts. */
  readonly depth: number;
  /** Maximum number of unpacked bytes for each byte of an archive. Small archives are exempt. */
  readonly ratio: number;
}

const DEFAULT_CHART_LIMITS: ChartLimits = {
  archiveBytes: 10 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  totalBytes: 100 * 1024 * 1024,
  files: 20_000,
  depth: 16,
  ratio: 200,
};

/** The counters for one chart. Archives in the chart share them, so an archive of archives ends at the same limits. */
export interface ChartSpending {
  readonly limits: ChartLimits;
  bytes: number;
  files: number;
}

export const startSpending = (limits: Partial<ChartLimits> = {}): ChartSpending => ({
  limits: { ...DEFAULT_CHART_LIMITS, ...limits },
  bytes: 0,
  files: 0,
});

/** Counts a file, and rejects the chart at a limit. */
export function spendFile(spending: ChartSpending, name: string, size: number): void {
  const { limits } = spending;
  if (size > limits.fileBytes) {
    throw loadError(`decompressed chart file ${JSON.stringify(name)} is larger than the maximum file size ${limits.fileBytes}`);
  }
  spending.files += 1;
  spending.bytes += size;
  if (spending.files > limits.files) throw loadError(`chart has more than ${limits.files} files`);
  if (spending.bytes > limits.totalBytes) throw loadError(`decompressed chart is larger than the maximum size ${limits.totalBytes}`);
}

/** Rejects charts that are nested too deeply. */
export function checkDepth({ limits }: ChartSpending, depth: number): void {
  if (depth > limits.depth) throw loadError(`charts are nested more than ${limits.depth} levels deep`);
}

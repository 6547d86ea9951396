/** At most this many lines of one log help a reader. */
const MAX_LINES = 5;

/**
 * The last lines about a name in each log, errors first: `<log>: <line>`. With no line about it, the last errors.
 */
export function logLinesAbout(logs: ReadonlyMap<string, string>, name: string): readonly string[] {
  return [...logs].flatMap(([log, text]) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const about = lines.filter((line) => line.includes(name));
    const errors = (about.length > 0 ? about : lines).filter(isError);
    const chosen = errors.length > 0 ? errors : about;
    return chosen.slice(-MAX_LINES).map((line) => `${log}: ${line.length > 600 ? `${line.slice(0, 600)}…` : line}`);
  });
}

/** The forms of zap (JSON and console), klog and logrus. */
const isError = (line: string): boolean => /"level":"(?:error|fatal|panic)"|\berror\b.*\berr|^[EF]\d{4} |level=(?:error|fatal)/i.test(line);

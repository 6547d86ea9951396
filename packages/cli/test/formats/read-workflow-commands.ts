/** An annotation that the GitHub runner creates from a line of output. */
export interface Annotation {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/**
 * Parses lines as the runner does (actions/runner, src/Runner.Common/ActionCommand.cs): `::name key=value,key=value::data`. It decodes
 * %25, %0D, %0A and, in properties, %3A and %2C last. Other lines are output and create no annotation.
 */
export function readWorkflowCommands(output: string): Annotation[] {
  return output.split(/\r?\n/).flatMap((line) => {
    const text = line.trimStart();
    if (!text.startsWith('::')) return [];
    const end = text.indexOf('::', 2);
    if (end < 0) return [];
    const info = text.slice(2, end);
    const space = info.indexOf(' ');
    const pairs =
      space < 0
        ? []
        : info
            .slice(space + 1)
            .trim()
            .split(',');
    const properties = pairs.flatMap((pair) => {
      const at = pair.indexOf('=');
      return at <= 0
        ? []
        : [
            [
              pair.slice(0, at),
              undone(pair.slice(at + 1))
                .replaceAll('%3A', ':')
                .replaceAll('%2C', ',')
                .replaceAll('%25', '%'),
            ] as const,
          ];
    });
    return [
      {
        command: space < 0 ? info : info.slice(0, space),
        properties: Object.fromEntries(properties),
        message: undone(text.slice(end + 2)).replaceAll('%25', '%'),
      },
    ];
  });
}

const undone = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');

/** The event at which a hook runs. */
type HookEvent =
  | 'pre-install'
  | 'post-install'
  | 'pre-delete'
  | 'post-delete'
  | 'pre-upgrade'
  | 'post-upgrade'
  | 'pre-rollback'
  | 'post-rollback'
  | 'test';

/** The settings in the annotations of a hook. */
export interface HookSettings {
  readonly events: readonly HookEvent[];
  readonly weight: number;
  readonly deletePolicies: readonly string[];
  readonly outputLogPolicies: readonly string[];
}

const EVENTS: ReadonlyMap<string, HookEvent> = new Map<string, HookEvent>([
  ...(
    [
      'pre-install',
      'post-install',
      'pre-delete',
      'post-delete',
      'pre-upgrade',
      'post-upgrade',
      'pre-rollback',
      'post-rollback',
      'test',
    ] as const
  ).map((event) => [event, event] as const),
  ['test-success', 'test'],
]);

/**
 * Reads the annotations of an object. Returns undefined if it is not a hook, and `unknown` for an unknown event: Helm never installs such
 * an object.
 */
export function hookSettings(annotations: Readonly<Record<string, string>>): HookSettings | 'unknown' | undefined {
  const hook = annotations['helm.sh/hook'];
  if (hook === undefined) return undefined;
  const events: HookEvent[] = [];
  for (const name of namesIn(hook)) {
    const event = EVENTS.get(name);
    if (event === undefined) return 'unknown';
    events.push(event);
  }
  return {
    events,
    weight: weightOf(annotations['helm.sh/hook-weight'] ?? ''),
    deletePolicies: policies(annotations['helm.sh/hook-delete-policy']),
    outputLogPolicies: policies(annotations['helm.sh/hook-output-log-policy']),
  };
}

const namesIn = (text: string): readonly string[] => text.split(',').map((name) => name.trim().toLowerCase());

const policies = (text: string | undefined): readonly string[] => (text === undefined ? [] : namesIn(text));

const weightOf = (text: string): number => (/^[-+]?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : 0);

import { gt, inc, lt } from 'semver';

/** The channels of a model, in their order. */
export const NAMES = ['latest', 'staging', 'production'] as const;
type Name = (typeof NAMES)[number];

/** An action of a user. A content is a letter; versions are `1.<minor>.0`. */
export type Step =
  | { readonly do: 'publish'; readonly version: string; readonly content: string }
  /** Version of package.json, with a changeset for a patch. */
  | { readonly do: 'preview'; readonly version: string; readonly content: string }
  | { readonly do: 'promote'; readonly to: 1 | 2; readonly version?: string }
  | { readonly do: 'rollback'; readonly channel: Name; readonly version: string }
  | { readonly do: 'hold' | 'release' | 'edit'; readonly channel: Name }
  | { readonly do: 'reject'; readonly version: string };

/** A channel: what it has and had. A preview has the version that it previews, and no release. */
interface ModelChannel {
  readonly version: string;
  readonly content: string;
  readonly held: boolean;
  /** Whether the tip was made by hand. */
  readonly edited: boolean;
  /** Whether a rollback made its content. */
  readonly rolledBack?: boolean;
  /** Releases that it had, the newest last. */
  readonly had: readonly string[];
}

/** What a remote has of one package, as simply as it can be said. */
export interface Model {
  readonly channels: Readonly<Partial<Record<Name, ModelChannel>>>;
  readonly released: Readonly<Record<string, string>>;
  readonly rejected: readonly string[];
}

export const EMPTY: Model = { channels: {}, released: {}, rejected: [] };

export interface Answer {
  readonly model: Model;
  readonly outcome: string;
}

const isPreview = (version: string): boolean => version.endsWith('-next');
/** Whether `version` is a step back from `other`. */
const isBehind = (version: string, other: string): boolean => lt(version, other);

/** The result of the action. */
export function answer(model: Model, step: Step): Answer {
  switch (step.do) {
    case 'publish':
      return published(model, step.version, step.content);
    case 'preview': {
      const taken = model.released[step.version];
      const { latest } = model.channels;
      const isOpen = taken === undefined || taken === step.content;
      const isFree = isOpen && (latest === undefined || latest.edited || !isBehind(step.version, latest.version));
      return isFree ? published(model, step.version, step.content) : preview(model, `${inc(step.version, 'patch')}-next`, step.content);
    }
    case 'promote':
      return promoted(model, NAMES[step.to - 1] as Name, NAMES[step.to] as Name, step.version);
    case 'rollback':
      return rolledBack(model, step.channel, step.version);
    case 'hold':
    case 'release':
      return held(model, step.channel, step.do === 'hold');
    case 'edit': {
      const channel = model.channels[step.channel];
      return channel === undefined
        ? { model, outcome: 'absent' }
        : { model: moved(model, step.channel, { ...channel, edited: true }), outcome: 'edited' };
    }
    case 'reject':
      if (model.released[step.version] === undefined) return { model, outcome: 'refused' };
      if (model.rejected.includes(step.version)) return { model, outcome: 'unchanged' };
      return { model: { ...model, rejected: [...model.rejected, step.version] }, outcome: 'rejected' };
  }
}

const moved = (model: Model, name: Name, channel: ModelChannel): Model => ({ ...model, channels: { ...model.channels, [name]: channel } });

const had = (channel: ModelChannel | undefined, version: string): readonly string[] => [
  ...(channel?.had ?? []),
  ...(isPreview(version) ? [] : [version]),
];

function published(model: Model, version: string, content: string): Answer {
  const { latest } = model.channels;
  const taken = model.released[version];
  if (latest?.edited) return { model, outcome: 'refused' };
  // What the channel has already needs no version.
  if (taken !== undefined && taken !== content) return { model, outcome: latest?.content === content ? 'unchanged' : 'refused' };
  const released = { ...model, released: { ...model.released, [version]: content } };
  const isNew = taken === undefined;
  if (latest === undefined)
    return { model: moved(released, 'latest', { version, content, held: false, edited: false, had: [version] }), outcome: 'published' };
  if (latest.content === content && `${version}-next` === latest.version)
    // The commit that previews the version becomes the release.
    return { model: moved(released, 'latest', { ...latest, had: had(latest, version) }), outcome: isNew ? 'tagged' : 'unchanged' };
  if (isBehind(version, latest.version)) {
    // It only gets its tag: the channel never had it.
    return { model: released, outcome: 'superseded' };
  }
  if (version === latest.version && content === latest.content) return { model, outcome: 'unchanged' };
  if (latest.held) return { model: released, outcome: 'held' };
  if (model.rejected.includes(version)) return { model, outcome: 'refused' };
  const next = { ...latest, version, content, rolledBack: false, had: had(latest, version) };
  return { model: moved(released, 'latest', next), outcome: 'published' };
}

function preview(model: Model, version: string, content: string): Answer {
  const { latest } = model.channels;
  if (latest === undefined || latest.edited)
    return latest
      ? { model, outcome: 'refused' }
      : { model: moved(model, 'latest', { version, content, held: false, edited: false, had: [] }), outcome: 'published' };
  if (latest.content === content) return { model, outcome: 'unchanged' };
  // A preview of what was released since on the same commit is late too.
  const released = version === latest.version && latest.had.at(-1) === version.replace('-next', '');
  if (isBehind(version, latest.version) || released) return { model, outcome: 'superseded' };
  if (latest.held) return { model, outcome: 'held' };
  return { model: moved(model, 'latest', { ...latest, version, content, rolledBack: false }), outcome: 'published' };
}

function promoted(model: Model, from: Name, to: Name, named: string | undefined): Answer {
  const [source, target] = [model.channels[from], model.channels[to]];
  if (source === undefined) return { model, outcome: named === undefined ? 'absent' : 'refused' };
  if (source.edited || target?.edited) return { model, outcome: 'refused' };
  const version = named ?? (isPreview(source.version) ? source.had.at(-1) : source.version);
  // Without the name of the package, a held channel does not change, also if the version is rejected.
  const refused: Answer = { model, outcome: named === undefined && target?.held ? 'held' : 'refused' };
  if (version === undefined || model.rejected.includes(version)) return refused;
  const content = model.released[version];
  if (content === undefined) return refused;
  if (target?.version === version && target.content === content) return { model, outcome: 'unchanged' };
  const back = target !== undefined && isBehind(version, target.version);
  if (target?.held || back) return { model, outcome: named !== undefined ? 'refused' : back ? 'superseded' : 'held' };
  if (!source.had.includes(version)) return { model, outcome: 'refused' };
  return { model: moved(model, to, { version, content, held: false, edited: false, had: had(target, version) }), outcome: 'promoted' };
}

function rolledBack(model: Model, name: Name, version: string): Answer {
  const channel = model.channels[name];
  const content = model.released[version];
  const possible = channel !== undefined && !channel.edited && content !== undefined && !model.rejected.includes(version);
  if (!possible || !channel.had.includes(version)) return { model, outcome: 'refused' };
  if (channel.version === version && channel.rolledBack && channel.held) return { model, outcome: 'unchanged' };
  if (!gt(channel.version, version)) return { model, outcome: 'refused' };
  const next = { version, content, held: true, edited: false, rolledBack: true, had: had(channel, version) };
  return { model: moved(model, name, next), outcome: 'rolled-back' };
}

function held(model: Model, name: Name, hold: boolean): Answer {
  const channel = model.channels[name];
  if (channel === undefined || channel.edited) return { model, outcome: 'refused' };
  if (!hold && !channel.held) return { model, outcome: 'unchanged' };
  return { model: moved(model, name, { ...channel, held: hold }), outcome: hold ? 'held' : 'released' };
}

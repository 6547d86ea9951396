import { withoutCredentials } from '@slipway/manifest';
import { Refusal } from '../nodes/refusal.ts';

/** Text by the URL that a kustomization names it with: of a file of another host, or what kustomize makes of a base there. */
export type RemoteFiles = ReadonlyMap<string, string>;

export const NO_REMOTE_FILES: RemoteFiles = new Map();

/** Reasons of a refusal of what is on another host. */
const REMOTE: ReadonlySet<string> = new Set(['remote-resource', 'remote-base']);

/** The text for a URL, which may be given without the credentials that it is written with. */
export const remoteText = (remote: RemoteFiles, url: string): string | undefined =>
  remote.size === 0 ? undefined : (remote.get(url) ?? remote.get(withoutCredentials(url)));

/** The refusal of a URL of which the text is not given. */
export function remoteRefusal(reason: 'remote-resource' | 'remote-base', url: string): Refusal {
  const shown = withoutCredentials(url);
  const message = reason === 'remote-base' ? `${shown} is another repository` : `${shown} is on another host`;
  return new Refusal({ reason, message, value: shown });
}

export const isRemoteProblem = ({ reason }: { readonly reason: string }): boolean => REMOTE.has(reason);

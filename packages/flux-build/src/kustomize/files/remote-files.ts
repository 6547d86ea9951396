import { withoutCredentials } from '@slipway/manifest';
import { Refusal } from '../nodes/refusal.ts';

/** Content of other hosts, by the URL in a kustomization: the text of a file, or the build of a base. */
export type RemoteFiles = ReadonlyMap<string, string>;

export const NO_REMOTE_FILES: RemoteFiles = new Map();

/** Reasons of refusals of files of other hosts. */
const REMOTE: ReadonlySet<string> = new Set(['remote-resource', 'remote-base']);

/** Returns the text of a URL. The key may lack the credentials of the URL. */
export const remoteText = (remote: RemoteFiles, url: string): string | undefined =>
  remote.size === 0 ? undefined : (remote.get(url) ?? remote.get(withoutCredentials(url)));

/** Returns the refusal of a URL without available text. */
export function remoteRefusal(reason: 'remote-resource' | 'remote-base', url: string): Refusal {
  const shown = withoutCredentials(url);
  const message = reason === 'remote-base' ? `${shown} is another repository` : `${shown} is on another host`;
  return new Refusal({ reason, message, value: shown });
}

export const isRemoteProblem = ({ reason }: { readonly reason: string }): boolean => REMOTE.has(reason);

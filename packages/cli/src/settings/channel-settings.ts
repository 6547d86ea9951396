import { CHANNELS, nearest, printable } from '@slipway/manifest';
import type { ChannelRules } from '@slipway/publish';
import { usageFailure } from '../report/failure.ts';

/** The channels of a repository without settings, in the order in which they get versions. */
export const DEFAULT_CHANNELS: readonly ChannelRules[] = CHANNELS.map((name) => ({ name }));

/** Throws a usage Failure for an unknown channel. A misspelt one would create a branch that no cluster follows. */
export function requireChannel(option: string, channel: string, channels: readonly ChannelRules[]): void {
  const names = channels.map(({ name }) => name);
  if (names.includes(channel)) return;
  const near = nearest(channel, names);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  throw usageFailure(`${option} ${printable(channel)} is not a channel: there are ${names.join(', ')}${meant || '.'}`);
}

/** Returns the milliseconds of a duration in the settings, `30m`. */
export function durationOf(text: string): number {
  const [, number = '0', unit = ''] = /^(\d+)([smhd])$/.exec(text) ?? [];
  return Number(number) * ({ s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[unit] ?? 0);
}

import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import { refusal } from '../plan/publish-rules.ts';
import { type SoakProof, soakedFor } from './soak-proof.ts';

/** A release that must have been on a channel for some time, and the proof of that time. */
export interface SoakQuestion {
  readonly package: string;
  readonly version: string;
  /** The source channel. */
  readonly from: string;
  /** Milliseconds. */
  readonly soak?: number;
  readonly proof?: SoakProof;
  readonly now: Date;
}

/** Refuses a promotion before `soak` has passed, or whose time is not proven. */
export function checkSoak({ package: name, version, from, soak = 0, proof, now }: SoakQuestion): readonly Finding[] {
  if (soak === 0) return [];
  const [file, tag] = [channelBranch(name, from), versionTag(name, version)];
  if (proof === undefined || proof.by === 'nothing') {
    const why = (proof?.reasons ?? []).join('; ');
    return [
      refusal('soak-not-proven', {
        message: `no proof that soak can rely on shows since when ${tag} is on ${from}: ${why}`,
        file,
        value: version,
        expected: 'a time that users with push permission cannot choose',
      }),
    ];
  }
  const { since, until, text } = proof;
  if (soakedFor(proof, now) >= soak) return [];
  if (until !== undefined)
    return [
      refusal('soaking', {
        message: `${tag} was on ${from} only from ${since.toISOString()} until ${until.toISOString()}; soak relies on ${text}`,
        file,
        value: until.toISOString(),
        expected: `a version that ${from} had for ${soak / 1000} seconds`,
      }),
    ];
  const ready = new Date(Math.min(since.getTime() + soak, LAST_DAY)).toISOString();
  return [
    refusal('soaking', {
      message: `${tag} is on ${from} since ${since.toISOString()}; soak relies on ${text}`,
      file,
      value: since.toISOString(),
      expected: `${from} has it until ${ready}`,
    }),
  ];
}

const LAST_DAY = 8.64e15;

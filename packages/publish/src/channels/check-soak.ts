import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import { refusal } from '../plan/publish-rules.ts';
import { type SoakProof, soakedFor } from './soak-proof.ts';

/** Whether a release has been on a channel for long enough, as far as that is proven. */
export interface SoakQuestion {
  readonly package: string;
  readonly version: string;
  /** The channel that has it. */
  readonly from: string;
  /** Milliseconds. */
  readonly soak?: number;
  readonly proof?: SoakProof;
  readonly now: Date;
}

/** Refuses a promotion before its time, and one of which the time is not known. */
export function checkSoak({ package: name, version, from, soak = 0, proof, now }: SoakQuestion): readonly Finding[] {
  if (soak === 0) return [];
  const [file, tag] = [channelBranch(name, from), versionTag(name, version)];
  if (proof === undefined || proof.by === 'nothing') {
    const why = (proof?.reasons ?? []).join('; ');
    return [
      refusal('soak-not-proven', {
        message: `nothing that soak can rely on says since when ${tag} is on ${from}: ${why}`,
        file,
        value: version,
        expected: 'a time that whoever may push to the branch cannot choose',
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

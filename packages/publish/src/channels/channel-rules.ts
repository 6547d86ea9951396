import type { Finding } from '@slipway/manifest';
import { refusal } from '../plan/publish-rules.ts';

/** Rules for promotions to a channel. Channels are in the order in which they get versions. */
export interface ChannelRules {
  readonly name: string;
  /** Milliseconds for which the source channel must have had the version. Default 0. */
  readonly soak?: number;
  /** Uses commit dates if neither a signature nor the server proves the date. Default false. */
  readonly trustsDates?: boolean;
  /** Number of required approvals. Default 0. */
  readonly approvals?: number;
  /** Names of required checks. Default none. */
  readonly checks?: readonly string[];
  /** Addresses of users who may skip the channels before it. Default none. */
  readonly maySkip?: readonly string[];
}

/** The claims of the user about a promotion. */
export interface PromotionClaims {
  readonly from: string;
  readonly to: string;
  readonly approvedBy?: readonly string[];
  readonly checked?: readonly string[];
  /** Address of the user who promotes, from the Git configuration. */
  readonly promoter: string;
}

/** Reports every rule that the promotion as a whole breaks. */
export function checkPromotion(claims: PromotionClaims, channels: readonly ChannelRules[]): readonly Finding[] {
  const { from, to, approvedBy = [], checked = [], promoter } = claims;
  const [source, target] = [from, to].map((name) => channels.findIndex((channel) => channel.name === name)) as [number, number];
  const rules = channels[target];
  const refuse = (rule: Parameters<typeof refusal>[0], message: string, value: unknown, expected: string): Finding =>
    refusal(rule, { message, file: to, value, expected });
  const before = channels[target - 1]?.name;
  const isSkip = source < target - 1 && source >= 0;
  const inOrder = source === target - 1 && source >= 0;
  const approvals = new Set(approvedBy).size;
  return [
    ...(inOrder || (isSkip && rules?.maySkip?.includes(promoter))
      ? []
      : [
          refuse(
            'wrong-channel-order',
            isSkip ? `${promoter} may not promote from ${from} to ${to}` : `${to} gets no versions from ${from}`,
            from,
            before === undefined ? `${to} gets versions from \`slipway publish\`` : `--from ${before}`,
          ),
        ]),
    ...(approvals < (rules?.approvals ?? 0)
      ? [refuse('approval-missing', `${approvals} of ${rules?.approvals} approvals`, approvals, `${rules?.approvals} approvals`)]
      : []),
    ...(rules?.checks ?? [])
      .filter((check) => !checked.includes(check))
      .map((check) => refuse('check-missing', `the check ${check} is not reported as passed`, undefined, `--checked ${check}`)),
  ];
}

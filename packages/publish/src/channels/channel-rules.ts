import type { Finding } from '@slipway/manifest';
import { refusal } from '../plan/publish-rules.ts';

/** What a promotion to a channel has to meet. Channels are in the order in which they get versions. */
export interface ChannelRules {
  readonly name: string;
  /** Milliseconds for which the version has been on the channel that it comes from. Default 0. */
  readonly soak?: number;
  /** Believes the dates of commits where neither a signature nor the server says more. Default false. */
  readonly trustsDates?: boolean;
  /** How many people approve. Default 0. */
  readonly approvals?: number;
  /** Names of checks that pass. Default none. */
  readonly checks?: readonly string[];
  /** Addresses of those who may leave out the channels before it. Default nobody. */
  readonly maySkip?: readonly string[];
}

/** What somebody says of a promotion. */
export interface PromotionClaims {
  readonly from: string;
  readonly to: string;
  readonly approvedBy?: readonly string[];
  readonly checked?: readonly string[];
  /** Address of who promotes, from the Git configuration. */
  readonly promoter: string;
}

/** What of the promotion as a whole is against the rules. */
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
      .map((check) => refuse('check-missing', `the check ${check} is not said to have passed`, undefined, `--checked ${check}`)),
  ];
}

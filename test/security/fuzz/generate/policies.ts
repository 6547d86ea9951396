import type { Random } from '../random.ts';

/** A document of IAM with this many statements; `side` makes that of the other side of a review differ in each. */
export function iamDocument(random: Random, statements: number, side: string): string {
  const shape = random.pick(['prefix', 'suffix', 'both', 'lists', 'conditions', 'not', 'questions']);
  const wild = (index: number, text: string): string =>
    ({
      prefix: `${text}${index}*`,
      suffix: `*${text}${index}`,
      both: `*${text}${index}*`,
      lists: `${text}${index}:*:${side}`,
      conditions: `${text}*${index}*`,
      not: `${text}${index}?*`,
      questions: `${'?'.repeat(1 + (index % 30))}${text}*`,
    })[shape] ?? '*';
  const list = shape === 'lists' ? 8 : 1;
  const texts = (index: number, text: string): string[] => Array.from({ length: list }, (_, each) => wild(index * list + each, text));
  const statement = (index: number): unknown => ({
    Sid: `s${index}`,
    Effect: index % 7 === 3 ? 'Deny' : 'Allow',
    [shape === 'not' && index % 2 === 0 ? 'NotAction' : 'Action']: texts(index, `s3:${side}`),
    [shape === 'not' && index % 3 === 0 ? 'NotResource' : 'Resource']: texts(index, `arn:aws:s3:::${side}`),
    ...(shape === 'conditions' || index % 5 === 0
      ? {
          Condition: {
            StringLike: { [`aws:k${index % 40}`]: `*${index}*${side}` },
            ArnLike: { 'aws:SourceArn': [`arn:*:${index}:*`, '*'] },
          },
        }
      : {}),
  });
  return JSON.stringify({ Version: '2012-10-17', Statement: Array.from({ length: statements }, (_, index) => statement(index)) });
}

/** Rules of RBAC, in the same way. */
export function rbacRules(random: Random, rules: number, side: string): readonly unknown[] {
  const width = random.pick([1, 3, 20]);
  const many = (text: string, index: number): string[] =>
    Array.from({ length: width }, (_, each) => (random.chance(0.02) ? '*' : `${text}${(index * width + each) % 997}`));
  return Array.from({ length: rules }, (_, index) => ({
    apiGroups: many('g', index),
    resources: many(`r${side}`, index),
    verbs: random.pick([['get', 'list'], ['*'], ['escalate', 'bind', 'impersonate'], many('v', index)]),
    ...(index % 4 === 0 ? { resourceNames: many('n', index) } : {}),
  }));
}

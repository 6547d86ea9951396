/**
 * Whether the processors of an EC2 instance type are of ARM (Graviton). Such types have the letter g after the generation
 * (https://docs.aws.amazon.com/ec2/latest/instancetypes/instance-type-names.html). The family a1 is the first of them.
 */
export const isArmInstanceType = (type: string): boolean => /^(?:a1|[a-z]{1,9}\d{1,2}[a-z]{0,9}g[a-z]{0,9})\./.test(type);

/** Returns the processors that an image of EKS nodes is for, by its `amiType`; undefined when the name does not show them. */
export function processorsOfImage(amiType: string): 'ARM' | 'x86_64' | undefined {
  const [, processors] = /_(ARM_64|arm64|x86_64)(?:_|$)/.exec(amiType) ?? [];
  return processors === undefined || processors === 'x86_64' ? processors : 'ARM';
}

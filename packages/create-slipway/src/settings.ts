import { basename, resolve } from 'node:path';

/** The settings of a new fleet. */
export interface Setting {
  readonly name: 'name' | 'repositoryUrl' | 'accountId' | 'region' | 'apiGroup';
  /** Option of the command line, without dashes. */
  readonly flag: string;
  readonly question: string;
  readonly default: (directory: string, given: Partial<Settings>) => string;
  /** The allowed form of a value. */
  readonly pattern: RegExp;
  readonly expected: string;
}

export type Settings = Readonly<Record<Setting['name'], string>>;

export const settings: readonly Setting[] = [
  {
    name: 'name',
    flag: 'name',
    question: 'Name of the fleet',
    default: (directory) => basename(resolve(directory)),
    pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    expected: 'lower-case letters, digits and single dashes, beginning with a letter: my-fleet',
  },
  {
    name: 'repositoryUrl',
    flag: 'repository',
    question: 'Git repository that Flux will read',
    default: (_directory, { name }) => `https://git.example.com/platform/${name}.git`,
    pattern: /^(https|ssh):\/\/(?![^/:]*:[^/@]*@)[\w.@:-]+\/[\w.~/-]+$/,
    expected: 'an address that begins with https:// or ssh:// and contains no password',
  },
  {
    name: 'accountId',
    flag: 'account',
    question: 'AWS account of the first clusters',
    default: () => '111122223333',
    pattern: /^\d{12}$/,
    expected: 'twelve digits',
  },
  {
    name: 'region',
    flag: 'region',
    question: 'AWS region of the first clusters',
    default: () => 'eu-west-1',
    pattern: /^[a-z]{2}(-[a-z]+)+-\d$/,
    expected: 'the name of a region: eu-west-1',
  },
  {
    name: 'apiGroup',
    flag: 'api-group',
    question: 'API group of the kinds that the fleet defines, a DNS name of your own',
    default: () => 'fleet.example.com',
    pattern: /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
    expected: 'a DNS name of at least two parts, in lower case: fleet.example.com',
  },
];

/** Returns the problem of a value, or undefined. Does not show a password in an address. */
export const problemOf = (setting: Setting, value: string): string | undefined =>
  value.length <= MAX_LENGTH && setting.pattern.test(value)
    ? undefined
    : `--${setting.flag} is ${JSON.stringify(value.replace(/\/\/[^/]*@/, '//…@'))}, but has to be ${setting.expected}`;

/** Maximum length of a value. Names of Kubernetes and npm that contain it can have 253 and 214 characters. */
const MAX_LENGTH = 200;

import { type GoMethod, GoStruct, type GoType } from './go-value.ts';

/** `time.Time`; the functions of dates add its methods. */
export const TIME_TYPE: GoType & { methods: Record<string, GoMethod>; text: (value: never) => string } = {
  name: 'time.Time',
  kind: 'struct',
  methods: {},
  text: () => '',
};

export const isTime = (value: unknown): value is GoStruct => value instanceof GoStruct && value.type === TIME_TYPE;

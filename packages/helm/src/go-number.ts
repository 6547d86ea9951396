export const int64 = (value: bigint): unknown => ({ type: 'int64', value });

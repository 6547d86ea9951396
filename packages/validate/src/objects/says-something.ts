/** Whether a value is more than null, `{}` and `[]`, without which nothing is lost. */
export const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null && Object.values(value).some(saysSomething) : value !== undefined;
